/** The closing report in Italian, line by line. */
import { REASONS, type Reason, type Subject } from './reasons.ts';
import { isFruitless, rejectedRows, type ImportReport, type Tally } from './report.ts';

const SUBJECTS: Record<Subject, { title: string; nouns: [string, string, string] }> = {
  stations: { title: 'Distributori', nouns: ['aggiunti', 'cambiati', 'invariati'] },
  prices: { title: 'Prezzi', nouns: ['aggiunti', 'cambiati', 'già noti'] },
};
const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const seconds = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

/** @returns the lines to show when an import has ended */
export function reportLines(report: ImportReport): string[] {
  const tallies = Object.entries(report.tallies) as [Subject, Tally][];
  return [
    `Importazione «${report.kind}» ${
      isFruitless(report)
        ? 'non riuscita: nessuna riga si può usare.'
        : `conclusa in ${seconds.format(report.seconds)} secondi.`
    }`,
    ...tallies.flatMap(([subject, tally]) => tallyLines(subject, tally)),
    ...report.notes.map((note) => `- ${note}`),
    ...(report.rejectsFile ? [`Righe non importate: ${report.rejectsFile}`] : []),
  ];
}

function tallyLines(subject: Subject, tally: Tally): string[] {
  const { title, nouns } = SUBJECTS[subject];
  const rejected = rejectedRows(tally);
  const reasons = Object.entries(tally.rejected) as [Reason, number][];
  return [
    `${title}: ${number.format(tally.read)} righe lette`,
    ...[tally.added, tally.changed, tally.unchanged].map(
      (count, index) => `${column(count)} ${nouns[index]}`,
    ),
    ...(tally.merged > 0 ? [`${column(tally.merged)} ${REASONS.same_fuel}`] : []),
    `${column(rejected)} scartati`,
    ...reasons
      .toSorted((a, b) => b[1] - a[1])
      .map(([reason, count]) => `${column(count)}   ${REASONS[reason]}`),
  ];
}

/** "23.973", as Italians write it. */
export function italianNumber(count: number): string {
  return number.format(count);
}

function column(count: number): string {
  return number.format(count).padStart(10);
}
