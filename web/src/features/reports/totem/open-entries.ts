import { isVoid } from '@pieno/contract/prices/report-outcome.ts';
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { toThousandths } from '../../prices/editor/typed-price.ts';
import type { StationLine } from './station-lines.ts';

/** A report and its results. */
export type Answered = Pick<PriceReport, 'entries'> & Pick<PriceReportAnswer, 'results'>;

/**
 * Returns the fuels whose new price was not accepted: asked about, or refused; for a voided
 * report all.
 */
export function openFuels({ results, entries }: Answered): number[] {
  if (isVoid(results)) return results.map(({ fuel_type_id }) => fuel_type_id);
  const isNew = (fuel: number) =>
    entries.some(({ fuel_type_id, confirmed }) => fuel_type_id === fuel && !confirmed);
  return results.flatMap(({ state, fuel_type_id }) =>
    (state === 'ask' || state === 'refused') && isNew(fuel_type_id) ? fuel_type_id : [],
  );
}

/**
 * Returns the results that the editor shows beside its prices, except for prices changed
 * since.
 * @param valueOf a field's price, in thousandths; null if empty
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
