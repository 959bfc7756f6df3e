/** npm run admin -- imports, tidy. */
import {
  hasNoUsableRow,
  type ImportAttempt,
} from '@pieno/contract/imports/administered-imports.ts';
import { ROLE_NAMES } from '@pieno/contract/actions/action-sentences.ts';
import { italianNumber } from '../modules/imports/runs/report-text.ts';
import { tidyStations } from '../modules/imports/runs/tidy.ts';
import { typedCommand } from '../typed-command.ts';
import { entry } from './entry.ts';
import { check, reworded } from './typed.ts';
import { formatMinute, joined } from './format-output.ts';

const MOST = 15;
const ACTIONS = { import: 'importazione', trial: 'prova', undo: 'ritiro' } as const;
const STATES = {
  running: 'in corso',
  done: 'riuscita',
  refused: 'rifiutata',
  failed: 'non riuscita',
  interrupted: 'interrotta',
} as const;

export const imports = entry({
  typed: 'imports [numero]',
  about: 'elenca le ultime importazioni, con prove e ritiri; di una dice che cosa ne è stato',
  options: { '--rejects': 'con il numero: le righe non importate, come CSV' },
  reads: () => true,
  async *run({ send }, { rejects }, id?: string) {
    if (id !== undefined) {
      const unknown = `L'importazione ${id} non c'è, o non c'è più.`;
      check(/^\d{1,9}$/u.test(id), unknown);
      const call = rejects ? 'GET /admin/imports/:id/rejects' : 'GET /admin/imports/:id';
      const found = await reworded(
        send(call, { id }),
        (error) => error.kind === 'not_found' && unknown,
      );
      yield* 'text' in found ? found.text.trimEnd().split('\r\n') : describe(found.attempt);
      return;
    }
    check(!rejects, 'Con --rejects serve un numero.');
    const { imports: last } = await send('GET /admin/today');
    if (last.length === 0) yield 'Nessuna importazione finora.';
    for (const { kind, finished_at, failed } of last) {
      yield `${kind}: ${finished_at ? `riuscita ${formatMinute(finished_at)}` : 'mai riuscita'}`;
      if (failed) yield `    rifiutata ${formatMinute(failed.at)}. ${failed.message}`;
    }
    const { attempts } = await send('GET /admin/imports');
    yield* attempts.slice(0, MOST).map(summary);
  },
});

export const tidy = entry({
  typed: 'tidy',
  about:
    'conta i distributori fuori dalle zone, di cui nessuno ha detto niente; con --yes li toglie',
  options: {
    '--dry-run': 'li conta soltanto',
    '--yes': 'li toglie, e dice quanto occupa il database',
  },
  reads: ({ yes }) => !yes,
  async *run({ open }, { dryRun = false, yes = false }) {
    yield* await tidyStations({ ...(await open()), isTrial: dryRun || !yes });
    if (!dryRun && !yes) yield 'Per toglierli: «tidy --yes».';
  },
});

/** Describes an attempt in one line: '12 21/08/26, 10:00 prices · prova · riuscita · riga di comando · prezzi.csv'. */
function summary(attempt: ImportAttempt): string {
  const { id, kind, action, role, source, started_at, undone_at: undone } = attempt;
  const isInVain = attempt.state === 'done' && hasNoUsableRow(attempt.tallies);
  const state = undone !== null ? 'ritirata' : isInVain ? 'a vuoto' : STATES[attempt.state];
  const facts = joined(kind, ACTIONS[action], state, role && ROLE_NAMES[role], source || null);
  return `${id} ${formatMinute(started_at)} ${facts}`;
}

function* describe(attempt: ImportAttempt): Generator<string> {
  yield summary(attempt);
  if (attempt.sentence) yield* attempt.sentence.split('\n').filter(Boolean);
  for (const { subject, reasons, ...tally } of attempt.tallies) {
    const { read, added, changed, held, rejected } = tally;
    const counts = [read, added, changed, held, rejected].map(italianNumber);
    const title = subject === 'stations' ? 'Distributori' : 'Prezzi';
    yield `${title}: lette ${counts[0]}, aggiunti ${counts[1]}, cambiati ${counts[2]}, in attesa ${counts[3]}, scartati ${counts[4]}`;
    yield* reasons.map(({ text, count }) => `    ${italianNumber(count)} ${text}`);
  }
  yield* attempt.notes.map((note) => `- ${note}`);
  if (attempt.rejects_kept > 0) {
    yield `Righe non importate: ${typedCommand(`admin imports ${attempt.id} --rejects`)}`;
  }
}
