import type { PriceReport, PriceReportAnswer } from '@pieno/contract/reports.ts';

/** Lists the fuels whose price was written anew and not taken: asked about, or refused. */
export function openFuels(
  { results }: PriceReportAnswer,
  { entries }: Pick<PriceReport, 'entries'>,
): number[] {
  const isNew = (fuel: number) =>
    entries.some(({ fuel_type_id, confirmed }) => fuel_type_id === fuel && !confirmed);
  return results.flatMap(({ state, fuel_type_id }) =>
    (state === 'ask' || state === 'refused') && isNew(fuel_type_id) ? fuel_type_id : [],
  );
}
