import { isRecorded } from '@pieno/contract/prices/report-outcome.ts';
import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { reportText, thanksText } from '../code-texts.ts';
import { m } from '../../../paraglide/messages.js';
import { pricesText } from '../sent-text.ts';
import type { ReportEntry, StationLine } from './station-lines.ts';

interface ResultTexts {
  /** Entries not accepted, with the reason. */
  untaken: string[];
  /** Recorded entries: one sentence if all were confirmations. */
  taken: string[];
  /** What happens next to recorded entries, if the thanks do not contain it. */
  how: string[];
}

/** Describes the result of each entry. @param open fuels whose result the editor still shows */
export function resultTexts(
  { results }: PriceReportAnswer,
  entries: readonly ReportEntry[],
  lines: readonly StationLine[],
  open: readonly number[] = [],
): ResultTexts {
  const shown = results.flatMap((result) => {
    const entry = entries.find(({ fuel_type_id }) => fuel_type_id === result.fuel_type_id);
    const isShown = result.state !== 'ask' && !open.includes(result.fuel_type_id);
    return entry && isShown ? [{ result, entry }] : [];
  });
  const isPlain = ({ result }: (typeof shown)[number]) => result.code === 'confirmed';
  /**
   * Already confirmed within the hour: beside a new entry this is not shown as a refusal, but
   * in one sentence.
   */
  const isKnown = ({ result, entry }: (typeof shown)[number]) =>
    result.code === 'refused_again' && entry.confirmed === true && results.some(isRecorded);
  const isUntaken = (each: (typeof shown)[number]) => !isRecorded(each.result) && !isKnown(each);
  const textOf = ({ result, entry }: (typeof shown)[number], text = reportText(result)) =>
    `${pricesText([entry], lines)}: ${text}`;
  const news = shown.filter((each) => !isPlain(each) && !isUntaken(each) && !isKnown(each));
  const plain = shown.filter(isPlain);
  return {
    untaken: shown.filter(isUntaken).map((each) => textOf(each)),
    taken: [
      ...news.map((each) => textOf(each, thanksText(each.result.code))),
      ...confirmedTexts(
        plain.map(({ entry }) => entry),
        lines,
        plain.length < results.length,
      ),
      ...(shown.some(isKnown) ? [m.report_known()] : []),
    ],
    how: news.filter(({ result }) => thanksText(result.code)).map((each) => textOf(each)),
  };
}

/** One sentence for all confirmations; lists them if other entries were sent too. */
function confirmedTexts(
  confirmed: readonly ReportEntry[],
  lines: readonly StationLine[],
  isAlong: boolean,
): string[] {
  if (confirmed.length === 0) return [];
  if (isAlong) return [m.report_kept({ prices: pricesText(confirmed, lines) })];
  return [m.report_confirmed({ count: confirmed.length })];
}
