import { poll, type Polled, type Poller } from '../../poll.ts';
import { evaluate, type EvaluateParts } from './evaluate.ts';
import type { Board } from '../board/board.ts';
import { readProgress } from './progress.ts';
import { isQuiet } from '../notifications/quiet-hours.ts';

interface LookParts extends EvaluateParts {
  board: EvaluateParts['board'] & Pick<Board, 'staleAt'>;
}

/** Evaluates alerts until it is stopped. */
export type Evaluator = Pick<Poller, 'stop'>;

/** Milliseconds after which prices are evaluated even while they keep changing. */
const PATIENCE_MS = 60_000;

/**
 * Evaluates alerts after price changes, by polling every few seconds (rule alert-news, decision 0068), so that a
 * price change does not take longer.
 */
export function keepEvaluating({
  onError,
  ...parts
}: LookParts & Pick<Polled, 'onError'>): Evaluator {
  const work = lookOut(parts);
  const evaluator = poll({ clock: parts.clock, work, nextAt: () => Infinity, onError });
  void evaluator.wake();
  return evaluator;
}

/**
 * Makes the function that polls for something to evaluate. It waits until the board's version is the same at two
 * polls, a minute at most.
 */
export function lookOut(parts: LookParts): () => Promise<void> {
  let last: number | undefined;
  let movingSince: number | undefined;
  let noted: number | undefined;
  let staleAt = -Infinity;
  let isNight = false;

  const isMoving = (version: number, now: number): boolean => {
    const isAsBefore = version === last;
    last = version;
    if (isAsBefore) movingSince = undefined;
    else movingSince ??= now;
    return movingSince !== undefined && now - movingSince < PATIENCE_MS;
  };

  return async () => {
    const now = parts.clock.now();
    const { version, revision, isDue } = await readProgress(parts.db, now);
    // Changes before the first evaluation of a database are no news, so that runs at once.
    if (isMoving(version, now.getTime()) && revision !== null) return;
    movingSince = undefined;
    const quiet = isQuiet(now);
    isNight ||= quiet;
    const isChanged = version !== revision && !(quiet && version === noted);
    // Ageing has no version; the changes of the night were recorded and not evaluated.
    const isAged = now.getTime() >= staleAt;
    if (isChanged || isAged || (!quiet && (isDue || isNight))) {
      await evaluate(parts, { isNight });
      staleAt = parts.board.staleAt;
    }
    noted = version;
    isNight = quiet;
  };
}
