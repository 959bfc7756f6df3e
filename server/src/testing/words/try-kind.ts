import fc from 'fast-check';
import type { WordHistory } from '../prices/word-history.ts';
import { compareUnsaid, type Compared } from './as-if-unsaid.ts';
import { RUNS, SEEDS } from './holds.ts';
import { othersBetween, type Between, type Kind } from './others-between.ts';

/** How often a kind was tried, and the results. */
export interface Tally {
  /** Histories by result. */
  outcomes: Record<Compared['outcome'], number>;
  /** Events that were a claim in one history only, in those that hold or differ. */
  exempted: number;
  /** The histories with events that the gate accepted only with the withdrawn event. */
  onlySaid: { holds: number; differs: number };
  /** The smallest differing histories of the first seeds with one, as lines. */
  smallest: string[];
}

const SMALLEST = 3;

/**
 * Tries a kind with all seeds, and counts how often it holds.
 * @param shrunk number of seeds with a difference to shrink, which takes long
 */
export async function tryKind(history: WordHistory, kind: Kind, shrunk: number): Promise<Tally> {
  const outcomes = { holds: 0, shown: 0, claims: 0, door: 0, settled: 0, vain: 0 };
  const tally: Tally = { outcomes, exempted: 0, onlySaid: { holds: 0, differs: 0 }, smallest: [] };
  const seeds = new Set<number>();
  for (const seed of SEEDS) {
    for (const one of fc.sample(othersBetween(kind), { seed, numRuns: RUNS })) {
      const compared = await compareUnsaid(history, kind, one);
      outcomes[compared.outcome] += 1;
      if (differs(compared)) seeds.add(seed);
      if (!differs(compared) && compared.outcome !== 'holds') continue;
      tally.exempted += compared.exempted;
      if (compared.onlySaid > 0) tally.onlySaid[differs(compared) ? 'differs' : 'holds'] += 1;
    }
  }
  const found: { length: number; text: string }[] = [];
  for (const seed of [...seeds].slice(0, shrunk)) found.push(await shrink(history, kind, seed));
  const inOrder = found.toSorted((a, b) => a.length - b.length).map(({ text }) => text);
  return { ...tally, smallest: [...new Set(inOrder)].slice(0, SMALLEST) };
}

const differs = ({ outcome }: Compared) => outcome === 'shown' || outcome === 'claims';

async function shrink(history: WordHistory, kind: Kind, seed: number) {
  const property = fc.asyncProperty(
    othersBetween(kind),
    async (one) => !differs(await compareUnsaid(history, kind, one)),
  );
  const { counterexample } = await fc.check(property, { seed, numRuns: RUNS });
  const [one] = counterexample as [Between];
  const { difference } = await compareUnsaid(history, kind, one);
  const length = one.before.length + one.between.length + one.after.length;
  const sides = `as said ${JSON.stringify(difference!.said)}\nnever   ${JSON.stringify(difference!.never)}`;
  return { length, text: `${fc.stringify(one)}${sides}` };
}
