/** Detects a fact that is missing from most rows of a day, for example because a column was exchanged or renamed. */
import { italianNumber } from '../runs/report-text.ts';
import { SHRUNK_TO } from './file-warnings.ts';
import type { MinistryState } from '../../ministry/state.ts';
import type { PriceFile } from './prices.ts';
import type { Registry } from './registry.ts';

/** A fuel with fewer rows may disappear normally. */
const FEWEST = 100;

/** Counts the rows of the registry that have a position, a brand and an address. */
export function factsOfRegistry({ rows }: Pick<Registry, 'rows'>): Record<string, number> {
  const count = (has: (row: Registry['rows'][number]) => boolean) => rows.filter(has).length;
  return {
    coordinate: count(({ position }) => position !== null),
    bandiera: count(({ brand }) => brand !== ''),
    indirizzo: count(({ address }) => address !== ''),
  };
}

/** Counts the prices of each frequent fuel, by its name in the file. */
export function factsOfPrices({ rows }: Pick<PriceFile, 'rows'>): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { fuel } of rows) counts.set(fuel, (counts.get(fuel) ?? 0) + 1);
  return Object.fromEntries([...counts].filter(([, count]) => count >= FEWEST));
}

/** Returns an Italian sentence for each fact that most rows have lost since the last import. */
export function vanishedFacts(
  now: Pick<MinistryState, 'registry' | 'prices'>,
  last: Pick<MinistryState, 'registry' | 'prices'> | undefined,
): string[] {
  const lost = (file: 'registry' | 'prices', sentence: (fact: string) => string) =>
    Object.entries(last?.[file].facts ?? {}).flatMap(([fact, before]) => {
      const count = now[file].facts?.[fact] ?? 0;
      return count < before * SHRUNK_TO
        ? `${sentence(fact)} ${italianNumber(count)}: l'ultima volta erano ${italianNumber(before)}.`
        : [];
    });
  return [
    ...lost('registry', (fact) => `In anagrafica gli impianti con ${fact} sono soltanto`),
    ...lost('prices', (fuel) => `I prezzi di «${fuel}» sono soltanto`),
  ];
}
