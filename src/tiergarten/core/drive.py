"""Generic kernels that move one state on: start, play, replay, whole random games."""

from __future__ import annotations

import numpy as np

from .kernel import rule
from .masks import lowest
from .randomness import PLY, below, open_outcome, pick
from .signs import CHANCE, CHANCE_ACTS, NOTHING
from .verbs import actors, apply, chances, gist, legal, observe, score, setup
from .verbs import write_view as write_view_of

ILLEGAL = -1
ONE, NONE = np.uint64(1), np.uint64(0)
MOVE, GIST, CHANCE_FOLLOWS, POINTS = 1, 2, 3, 4  # in what `try_each` notes of a move, after the seat
REFUSED, LOG_FULL = -2, -3  # instead of a seat: the move is not legal, or there is no room to note it


@rule
def let_chance_answer(states, i, dealer, answers, outcomes, weights):
    """Let the dealer answer for chance until a seat is to act; write the answers, how many."""
    s = states[i]
    n = 0
    while actors(s) == CHANCE_ACTS:
        answer = outcomes[draw(dealer, weights, chances(s, outcomes, weights))]
        apply(s, CHANCE, answer)
        dealer[PLY] += ONE
        answers[n] = answer
        n += 1
    return n


@rule
def draw(dealer, weights, n):
    """Which of n outcomes the dealer draws at its ply; where there is but one nobody has to."""
    if n == 1:
        return 0
    open_outcome(dealer)
    return pick(dealer, weights, n)


@rule
def play(states, i, seat, action, dealer, answers, actions, outcomes, weights):
    """Make a seat's move and let chance answer; how many answers, or ILLEGAL and nothing is changed; who acts then."""
    s = states[i]
    n = ILLEGAL
    if is_legal(s, seat, action, actions):
        apply(s, seat, action)
        dealer[PLY] += ONE
        n = let_chance_answer(states, i, dealer, answers, outcomes, weights)
    return n, actors(s)


@rule
def open_game(states, dealer, log, choices, outcomes, weights, answers, mask, seen):
    """Begin the game whose options are in the second state; who acts first, as `take_turn` says it."""
    states[0] = states[1]
    setup(states[0])
    dealer[PLY] = NONE
    note_answers(log, 0, answers, let_chance_answer(states, 0, dealer, answers, outcomes, weights))
    return look(states, choices, mask, seen)


@rule
def take_turn(states, seat, action, dealer, log, choices, outcomes, weights, answers, mask, seen):
    """Make a move, note it, let chance answer, and look at what is next, all in one call: what environments step by.

    The seat that acts next, or NOTHING where the game is over; REFUSED or LOG_FULL, and nothing is changed. `choices`
    are what `look` wrote there before, how many of them in front.
    """
    ply = np.int64(dealer[PLY])
    if ply + 1 + len(answers) > len(log):
        return LOG_FULL
    if not is_chosen_from(choices, action):
        return REFUSED
    apply(states[0], seat, action)
    dealer[PLY] += ONE
    log[ply, 0] = seat
    log[ply, 1] = action
    note_answers(log, ply + 1, answers, let_chance_answer(states, 0, dealer, answers, outcomes, weights))
    return look(states, choices, mask, seen)


@rule
def note_answers(log, ply, answers, n):
    """Note what chance has answered, from this ply on."""
    for i in range(n):
        log[ply + i, 0] = CHANCE
        log[ply + i, 1] = answers[i]


@rule
def is_chosen_from(choices, action):
    """Is the move one of the choices, whose number stands in front of them?"""
    for i in range(1, choices[0] + 1):
        if choices[i] == action:
            return True
    return False


@rule
def look(states, choices, mask, seen):
    """Who acts, the first of several, or NOTHING; what it may do, as a list and as a mask, and what it sees.

    Where the game is over, that is what seat 0 sees.
    """
    s = states[0]
    acting = actors(s)
    seat = lowest_seat(acting) if acting else 0
    choices[0] = legal(s, seat, choices[1:]) if acting else 0
    mask[:] = 0
    for i in range(1, choices[0] + 1):
        mask[choices[i]] = 1
    observe(s, seat, seen)
    return seat if acting else NOTHING


@rule
def is_legal(s, seat, action, actions):
    """May the seat act now, and make this move? `actions` is room for the legal ones."""
    if not actors(s) & (1 << seat):
        return False
    for i in range(legal(s, seat, actions)):
        if actions[i] == action:
            return True
    return False


@rule
def is_possible(s, outcome, outcomes, weights):
    """Can chance answer this now?"""
    if actors(s) != CHANCE_ACTS:
        return False
    for i in range(chances(s, outcomes, weights)):
        if outcomes[i] == outcome:
            return weights[i] > 0
    return False


@rule
def legal_actions(states, i, seat, actions):
    """Write the legal actions of a seat; how many, none where it may not act."""
    s = states[i]
    if not actors(s) & (1 << seat):
        return 0
    return legal(s, seat, actions)


@rule
def who_acts(states, i):
    """The mask of actors."""
    return actors(states[i])


@rule
def write_scores(states, i, scores):
    """Write the points of as many seats as there is room for."""
    for seat in range(len(scores)):
        scores[seat] = score(states[i], seat)


@rule
def write_view(states, i, out):
    """Write what everybody sees as JSON; how many bytes."""
    return write_view_of(states[i], out)


@rule
def try_each(states, seat, moves, afters, then):
    """Make each of a seat's legal moves on a copy of the first state.

    `afters` has room for the copies, `then` a row for each: the seat, the move, its gist, whether chance follows, and
    from POINTS on how everybody's points change.
    """
    for i in range(len(moves)):
        afters[i] = states[0]
        apply(afters[i], seat, moves[i])
        then[i, 0] = seat
        then[i, MOVE] = moves[i]
        then[i, GIST] = gist(states[0], seat, moves[i], afters[i])
        then[i, CHANCE_FOLLOWS] = actors(afters[i]) == CHANCE_ACTS
    for owner in range(then.shape[1] - POINTS):
        points = score(states[0], owner)
        for i in range(len(moves)):
            then[i, POINTS + owner] = score(afters[i], owner) - points


@rule
def make_move(states, i, seat, action):
    """Make a move that is known to be legal, chance's or a seat's; chance does not answer."""
    apply(states[i], seat, action)


@rule
def replay(states, i, moves, actions, outcomes, weights):
    """Make all these moves (seat, action), each checked; how many went well before the first that cannot be."""
    s = states[i]
    for ply in range(len(moves)):
        seat, action = moves[ply, 0], moves[ply, 1]
        if seat == CHANCE:
            fits = is_possible(s, action, outcomes, weights)
        else:
            fits = is_legal(s, seat, action, actions)
        if not fits:
            return ply
        apply(s, seat, action)
    return len(moves)


@rule
def play_at_random(s, generator, actions, outcomes, weights):
    """Play the game to its end with random moves; how many decisions the seats made."""
    decisions = 0
    mask = actors(s)
    while mask:
        if mask == CHANCE_ACTS:
            apply(s, CHANCE, outcomes[pick(generator, weights, chances(s, outcomes, weights))])
        else:
            seat = lowest_seat(mask)
            apply(s, seat, actions[below(generator, legal(s, seat, actions))])
            decisions += 1
        mask = actors(s)
    return decisions


@rule
def lowest_seat(mask):
    """The first seat of a mask that is not empty."""
    return lowest(mask)


@rule
def random_games(states, games, generator, actions, outcomes, weights):
    """Play that many random games of the options in states[0], in states[1]; how many decisions in all."""
    decisions = 0
    for _ in range(games):
        states[1] = states[0]
        setup(states[1])
        decisions += play_at_random(states[1], generator, actions, outcomes, weights)
    return decisions


@rule
def copy_states(states, marks, times):
    """Copy each state onto the next in a ring, that many times, and mark the copy: what search pays to copy one."""
    to = 0
    for _ in range(times):
        source = to
        to = (to + 1) % len(states)
        states[to] = states[source]
        marks[to, 0] += 1
