import { isVoid } from '@pieno/contract/prices/report-outcome.ts';
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { toThousandths } from '../../prices/editor/typed-price.ts';
import type { StationLine } from './station-lines.ts';

/** What was sent, and what became of it. */
export type Answered = Pick<PriceReport, 'entries'> & Pick<PriceReportAnswer, 'results'>;

/** Lists the fuels whose price was written anew and not taken: asked about, or refused; of a voided report all. */
export function openFuels({ results, entries }: Answered): number[] {
  if (isVoid(results)) return results.map(({ fuel_type_id }) => fuel_type_id);
  const isNew = (fuel: number) =>
    entries.some(({ fuel_type_id, confirmed }) => fuel_type_id === fuel && !confirmed);
  return results.flatMap(({ state, fuel_type_id }) =>
    (state === 'ask' || state === 'refused') && isNew(fuel_type_id) ? fuel_type_id : [],
  );
}

/**
 * Lists the answers that the editor says beside its prices; what was written anew since is not judged yet.
 * @param valueOf what a field holds, in thousandths; null for an empty one
 */
export function problemsOf(
  { results, entries }: Answered,
  lines: readonly StationLine[],
  valueOf: (fuel: number) => number | null,
): Answered['results'] {
  return results.filter(({ state, fuel_type_id: id }) => {
    const sent = entries.find(({ fuel_type_id }) => fuel_type_id === id);
    const isOpen = state === 'ask' || state === 'refused';
    const isInSight = lines.some(({ fuel }) => fuel.id === id);
    return isOpen && isInSight && sent && valueOf(id) === toThousandths(sent.price);
  });
}
