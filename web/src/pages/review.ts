/** A review as the server makes it, one for each language. */
export interface TurningPoint {
  /** Moves made before it. */
  ply: number;
  seat: number;
  before: number;
  after: number;
  mistake: boolean;
  text: string[];
}

export interface Judged {
  ply: number;
  seat: number;
  loss: number;
  loss_error: number;
  /** Who did what, and what would have been better; reviews that were made long ago lack it. */
  text?: string[];
}

export interface Review {
  names: string[];
  /** Everybody's chance to win at every choice, and how it ended. */
  curve: { ply: number; wins: number[] }[];
  moves: Judged[];
  turning_points: TurningPoint[];
}

/** The chances as they were after so many moves: those at the choice that came next. */
export function winsAt(review: Review, ply: number): number[] {
  return (review.curve.find((point) => point.ply >= ply) ?? review.curve.at(-1))?.wins ?? [];
}

/** The number of a move, as people count: also how many are made when it is. */
export function numberOf(move: { ply: number }): number {
  return move.ply + 1;
}

/** The moves that lost more than the judge may be off. */
export function mistakesIn(review: Review): Judged[] {
  return review.moves.filter((move) => move.loss > move.loss_error);
}

/** How well a seat played: its choices, its mistakes, and the worst of them with what it lost. */
export function playOf(review: Review, seat: number): Record<"choices" | "mistakes" | "move" | "loss", number> {
  const choices = review.moves.filter((move) => move.seat === seat).length;
  const mistakes = mistakesIn(review).filter((move) => move.seat === seat);
  const worst = mistakes.toSorted((a, b) => b.loss - a.loss)[0];
  return {
    choices,
    mistakes: mistakes.length,
    move: worst ? numberOf(worst) : 0,
    loss: Math.round(100 * (worst?.loss ?? 0)),
  };
}
