/** Formats an import's report in Italian, line by line. */
import { REASONS, type Reason, type Subject } from './reasons.ts';
import { isUseless, rejectedRows, type ImportReport, type Tally } from './report.ts';
import { typedCommand } from '../../../typed-command.ts';

type Outcome = 'added' | 'changed' | 'unchanged';
const SUBJECTS: Record<Subject, { title: string; outcomes: [Outcome, string][] }> = {
  stations: {
    title: 'Distributori',
    outcomes: [
      ['added', 'aggiunti'],
      ['changed', 'cambiati'],
      ['unchanged', 'invariati'],
    ],
  },
  // No 'changed': observations are only appended.
  prices: {
    title: 'Prezzi',
    outcomes: [
      ['added', 'aggiunti'],
      ['unchanged', 'già noti'],
    ],
  },
};
const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const seconds = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

/** Formats the report of a finished import. @returns one string per line */
export function reportLines(report: ImportReport): string[] {
  const tallies = Object.entries(report.tallies) as [Subject, Tally][];
  return [
    `Importazione «${report.kind}» ${
      isUseless(report)
        ? 'non riuscita: nessuna riga si può usare.'
        : `conclusa in ${seconds.format(report.seconds)} secondi.`
    }`,
    ...tallies.flatMap(([subject, tally]) => tallyLines(subject, tally)),
    ...(report.moved === undefined
      ? []
      : [`Prezzi in vigore cambiati: ${number.format(report.moved)}`]),
    ...(report.confirmed
      ? [`Prezzi insoliti ora confermati: ${number.format(report.confirmed)}`]
      : []),
    ...report.notes.map((note) => `- ${note}`),
    ...(report.isTrial ? ['- Prova: niente è stato scritto.'] : []),
    ...(report.rejectsFile ? [`Righe non importate: ${report.rejectsFile}`] : []),
  ];
}

function tallyLines(subject: Subject, tally: Tally): string[] {
  const { title, outcomes } = SUBJECTS[subject];
  const { doubtful, held, withdrawn } = tally;
  const rejected = rejectedRows(tally);
  const reasons = Object.entries(tally.rejected) as [Reason, number][];
  return [
    `${title}: ${number.format(tally.read)} ${tally.read === 1 ? 'riga letta' : 'righe lette'}`,
    ...outcomes.map(([outcome, noun]) => `${column(tally[outcome])} ${noun}`),
    ...(doubtful > 0
      ? [`${column(doubtful)}   di cui insoliti: esposti, ma senza posto in classifica`]
      : []),
    ...(tally.merged > 0 ? [`${column(tally.merged)} uniti a un'altra riga del file`] : []),
    ...(withdrawn > 0 ? [`${column(withdrawn)} già ritirati`] : []),
    ...(held > 0 ? [`${column(held)} in attesa: decide «${typedCommand('admin held')}»`] : []),
    ...(tally.outside > 0 ? [`${column(tally.outside)} fuori dalle zone`] : []),
    ...(tally.unplaced > 0 ? [`${column(tally.unplaced)} senza coordinate utilizzabili`] : []),
    `${column(rejected)} scartati`,
    ...reasons
      .toSorted((a, b) => b[1] - a[1])
      .map(([reason, count]) => `${column(count)}   ${REASONS[reason]}`),
  ];
}

/** Formats a number as Italians write it: "23.973". */
export function italianNumber(count: number): string {
  return number.format(count);
}

function column(count: number): string {
  return number.format(count).padStart(10);
}
