import { poll, type Polled, type Poller } from '../../poll.ts';
import { evaluate, type EvaluateParts } from './evaluate.ts';
import { readProgress } from './progress.ts';
import { isQuiet } from '../notifications/quiet.ts';

/** Evaluates alerts until it is stopped. */
export type Evaluator = Pick<Poller, 'stop'>;

/** Milliseconds after which what goes on changing is evaluated all the same. */
const PATIENCE_MS = 60_000;

/**
 * Evaluates alerts when prices have changed, by looking every few seconds (rule alert-news, decision 0068): this costs a
 * change of prices nothing.
 */
export function keepEvaluating({
  onError,
  ...parts
}: EvaluateParts & Pick<Polled, 'onError'>): Evaluator {
  const work = lookOut(parts);
  const evaluator = poll({ clock: parts.clock, work, nextAt: () => Infinity, onError });
  void evaluator.wake();
  return evaluator;
}

/**
 * Makes what looks whether there is something to evaluate. Prices that change in steps are waited for: until the board's
 * version is as it was at the last look, at most a minute.
 */
export function lookOut(parts: EvaluateParts): () => Promise<void> {
  let last: number | undefined;
  let movingSince: number | undefined;
  let noted: number | undefined;
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
    // What changes before the first evaluation of a database is no news, so it comes at once.
    if (isMoving(version, now.getTime()) && revision !== null) return;
    movingSince = undefined;
    const quiet = isQuiet(now);
    isNight ||= quiet;
    const isOpen = quiet
      ? version !== revision && version !== noted
      : version !== revision || isDue;
    if (isOpen) await evaluate(parts, { isNight });
    noted = version;
    isNight = quiet;
  };
}
