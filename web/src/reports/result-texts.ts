import type { PriceReportAnswer } from '@pieno/contract/reports.ts';
import { euroText } from '@pieno/ui/price-text.ts';
import { reportText } from './code-texts.ts';
import { m } from '../paraglide/messages.js';
import { fuelName } from '../prices/fuel-names.ts';
import type { ReportEntry, StationLine } from './station-lines.ts';

/** Says in plain words what became of each entry: one sentence where all were confirmed. */
export function resultTexts(
  { results }: PriceReportAnswer,
  entries: readonly ReportEntry[],
  lines: readonly StationLine[],
): string[] {
  const said = results.flatMap((result) => {
    const entry = entries.find(({ fuel_type_id }) => fuel_type_id === result.fuel_type_id);
    return entry && result.state !== 'ask' ? [{ result, entry }] : [];
  });
  const isPlain = ({ result, entry }: (typeof said)[number]) =>
    result.state === 'accepted' && entry.confirmed;
  const plain = said.filter(isPlain);
  const others = said.filter((each) => !isPlain(each));
  return [
    ...(plain.length > 0 ? [m.report_confirmed({ count: plain.length })] : []),
    ...others.map(({ result, entry }) => {
      const fuel = lines.find((line) => line.fuel.id === entry.fuel_type_id)?.fuel;
      const name = fuel ? fuelName(fuel) : '';
      // Somebody agreed with an own report, from another phone.
      const isOwn = entry.confirmed && result.state === 'reported';
      return `${name} ${euroText(entry.price)}: ${isOwn ? m.report_own_still() : reportText(result)}`;
    }),
  ];
}
