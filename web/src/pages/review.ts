/** A review as the server makes it, one for each language. */
export interface TurningPoint {
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

/** How well a seat played: its choices, those that lost more than the judge may be off, and what they lost in all. */
export function playOf(review: Review, seat: number): { choices: number; mistakes: number; loss: number } {
  const own = review.moves.filter((move) => move.seat === seat);
  const mistakes = own.filter((move) => move.loss > move.loss_error);
  const loss = mistakes.reduce((sum, move) => sum + move.loss, 0);
  return { choices: own.length, mistakes: mistakes.length, loss: Math.round(100 * loss) };
}
