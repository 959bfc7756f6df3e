import type { StationHistory } from '@pieno/contract/history/history.ts';
import type { Moment } from './walk.ts';

type Step = Pick<Moment, 'at' | 'price' | 'origin' | 'state'>;

/** Selects the moments with which a price or a state begins (rule history-steps). */
export function stepsOf(moments: Iterable<Moment>): Step[] {
  const steps: Step[] = [];
  for (const { at, price, origin, state } of moments) {
    const last = steps.at(-1);
    if (last && last.price === price && last.state === state) continue;
    steps.push({ at, price, origin, state });
  }
  return steps;
}

/** The steps of a range: the one that holds at its start, with its own instant, and those that begin in it. */
export function stepsWithin<Each extends Pick<Step, 'at'>>(
  steps: readonly Each[],
  from: number,
): Each[] {
  const first = steps.findLastIndex(({ at }) => at <= from);
  return steps.slice(Math.max(0, first));
}

/** Finds the first step of the lowest, or of the highest, price. */
export function extremeOf(steps: readonly Step[], sign: 1 | -1): StationHistory['min'] {
  const [first] = steps
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => sign * (a.price! - b.price!) || a.at - b.at);
  return first ? { price: first.price! / 1000, at: new Date(first.at).toISOString() } : null;
}
