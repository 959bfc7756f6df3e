/** npm run admin -- imports. */
import {
  hasNoUsableRow,
  type ImportAttempt,
} from '@pieno/contract/imports/administered-imports.ts';
import { ROLE_NAMES } from '@pieno/contract/actions/action-sentences.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import { AppError } from '../http/errors.ts';
import { italianNumber } from '../modules/imports/runs/report-text.ts';
import { tidyStations } from '../modules/imports/runs/tidy.ts';
import type { Entry } from './entry.ts';
import { UsageError } from './italian-command.ts';

const time = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const at = (instant: string): string => time.format(new Date(instant));
/** Attempts that are listed. */
const MOST = 15;
const ACTIONS = { import: 'importazione', trial: 'prova', undo: 'ritiro' } as const;
const STATES = {
  running: 'in corso',
  done: 'riuscita',
  refused: 'rifiutata',
  failed: 'non riuscita',
  interrupted: 'interrotta',
} as const;

export const imports: Entry = {
  reads: ['rejects'],
  typed: 'imports [numero]',
  about: 'elenca le ultime importazioni, con prove e ritiri; di una dice che cosa ne è stato',
  options: { '--rejects': 'con il numero: le righe non importate, come CSV' },
  async *run({ send }, id: string | undefined, { rejects = false }: { rejects?: boolean }) {
    if (id !== undefined) {
      const given = { params: { id } };
      try {
        if (rejects) {
          const { text } = await send('GET /admin/imports/:id/rejects', given);
          yield* text.trimEnd().split('\r\n');
        } else {
          const { attempt } = await send('GET /admin/imports/:id', given);
          yield* [summary(attempt), ...details(attempt)];
        }
        return;
      } catch (error) {
        const isUnknown =
          error instanceof AppError ? error.status === 404 : error instanceof UsageError;
        if (!isUnknown) throw error;
        throw new UsageError(`L'importazione ${id} non c'è, o non c'è più.`, { cause: error });
      }
    }
    if (rejects) throw new UsageError('Con --rejects serve un numero.');
    const { imports: last } = await send('GET /admin/today');
    if (last.length === 0) yield 'Nessuna importazione finora.';
    for (const { kind, finished_at, failed } of last) {
      yield `${kind}: ${finished_at ? `riuscita ${at(finished_at)}` : 'mai riuscita'}`;
      if (failed) yield `    rifiutata ${at(failed.at)}. ${failed.message}`;
    }
    const { attempts } = await send('GET /admin/imports');
    yield* attempts.slice(0, MOST).map(summary);
  },
};

export const tidy: Entry = {
  reads: ['dryRun'],
  typed: 'tidy',
  about:
    'conta i distributori fuori dalle zone, di cui nessuno ha detto niente; con --yes li toglie',
  options: {
    '--dry-run': 'li conta soltanto',
    '--yes': 'li toglie, e dice quanto occupa il database',
  },
  async *run({ open }, { dryRun = false, yes = false }: { dryRun?: boolean; yes?: boolean }) {
    const isTrial = dryRun || !yes;
    yield* await tidyStations({ ...(await open()), isTrial });
    if (!dryRun && !yes) yield 'Per toglierli: «tidy --yes».';
  },
};

/** One line: '12 21/08/26, 10:00 prices · prova · riuscita · riga di comando · prezzi.csv'. */
function summary(attempt: ImportAttempt): string {
  const { id, kind, action, state, role, source, started_at, undone_at: undone } = attempt;
  const isInVain = state === 'done' && hasNoUsableRow(attempt.tallies);
  const facts = [
    kind,
    ACTIONS[action],
    undone !== null ? 'ritirata' : isInVain ? 'a vuoto' : STATES[state],
    role && ROLE_NAMES[role],
    source,
  ];
  return `${id} ${at(started_at)} ${facts.filter(Boolean).join(' · ')}`;
}

function details({ sentence, tallies, notes, rejects_kept: kept, id }: ImportAttempt): string[] {
  return [
    ...(sentence ?? '').split('\n').filter(Boolean),
    ...tallies.flatMap(({ subject, read, added, changed, held, rejected, reasons }) => [
      `${subject === 'stations' ? 'Distributori' : 'Prezzi'}: lette ${italianNumber(read)}, aggiunti ${italianNumber(added)}, cambiati ${italianNumber(changed)}, in attesa ${italianNumber(held)}, scartati ${italianNumber(rejected)}`,
      ...reasons.map(({ text, count }) => `    ${italianNumber(count)} ${text}`),
    ]),
    ...notes.map((note) => `- ${note}`),
    ...(kept > 0 ? [`Righe non importate: npm run admin -- imports ${id} --rejects`] : []),
  ];
}
