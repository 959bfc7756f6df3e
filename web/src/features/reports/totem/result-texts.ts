import { isRecorded } from '@pieno/contract/prices/report-outcome.ts';
import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { reportText, thanksText } from '../code-texts.ts';
import { m } from '../../../paraglide/messages.js';
import { pricesText } from '../sent-text.ts';
import type { ReportEntry, StationLine } from './station-lines.ts';

interface ResultTexts {
  /** What was not taken, with the reason. */
  untaken: string[];
  /** What was recorded: one sentence where all were confirmed. */
  taken: string[];
  /** How what was recorded goes on, where the thanks say less. */
  how: string[];
}

/** Says in plain words what became of each entry. @param open fuels of which the editor still says it */
export function resultTexts(
  { results }: PriceReportAnswer,
  entries: readonly ReportEntry[],
  lines: readonly StationLine[],
  open: readonly number[] = [],
): ResultTexts {
  const said = results.flatMap((result) => {
    const entry = entries.find(({ fuel_type_id }) => fuel_type_id === result.fuel_type_id);
    const isSaid = result.state !== 'ask' && !open.includes(result.fuel_type_id);
    return entry && isSaid ? [{ result, entry }] : [];
  });
  const isPlain = ({ result }: (typeof said)[number]) => result.code === 'confirmed';
  /** Confirmed within the hour already: beside something new that is no refusal to be read, and one sentence says it. */
  const isKnown = ({ result, entry }: (typeof said)[number]) =>
    result.code === 'refused_again' && entry.confirmed === true && results.some(isRecorded);
  const isUntaken = (each: (typeof said)[number]) => !isRecorded(each.result) && !isKnown(each);
  const textOf = ({ result, entry }: (typeof said)[number], text = reportText(result)) =>
    `${pricesText([entry], lines)}: ${text}`;
  const news = said.filter((each) => !isPlain(each) && !isUntaken(each) && !isKnown(each));
  const plain = said.filter(isPlain);
  return {
    untaken: said.filter(isUntaken).map((each) => textOf(each)),
    taken: [
      ...news.map((each) => textOf(each, thanksText(each.result.code))),
      ...confirmedTexts(
        plain.map(({ entry }) => entry),
        lines,
        plain.length < results.length,
      ),
      ...(said.some(isKnown) ? [m.report_known()] : []),
    ],
    how: news.filter(({ result }) => thanksText(result.code)).map((each) => textOf(each)),
  };
}

/** One sentence for all; where something else was sent along, it names what was confirmed. */
function confirmedTexts(
  confirmed: readonly ReportEntry[],
  lines: readonly StationLine[],
  isAlong: boolean,
): string[] {
  if (confirmed.length === 0) return [];
  if (isAlong) return [m.report_kept({ prices: pricesText(confirmed, lines) })];
  return [m.report_confirmed({ count: confirmed.length })];
}
