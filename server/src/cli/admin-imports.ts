import type { ImportAttempt } from '@pieno/contract/administered-imports.ts';
import { ROLE_NAMES } from '@pieno/contract/action-sentences.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { CommandCall, CommandContext } from '../control/command.ts';
import { findAttempt, findRejects, listAttempts } from '../modules/imports/attempt-list.ts';
import { endAbandoned } from '../modules/imports/attempts.ts';
import { rejectsText } from '../modules/imports/rejects-file.ts';
import { italianNumber } from '../modules/imports/report-text.ts';
import { listLastRuns } from '../modules/imports/run-history.ts';
import { UsageError } from './italian-command.ts';

const time = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
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

/**
 * Lists the last import of each kind, why a daily one was refused since, and the newest attempts; or tells of one of
 * them what came of it.
 * @param typed its number
 * @throws UsageError when there is none
 */
export async function showImports(
  { output, open }: CommandCall,
  typed: string | undefined,
  { rejects = false }: { rejects?: boolean },
): Promise<void> {
  if (rejects && typed === undefined) throw new UsageError('Con --rejects serve un numero.');
  const context = await open();
  const { database, clock } = context;
  await endAbandoned(database, clock.now());
  if (typed !== undefined) {
    const attempt = await find(context, typed);
    const lines = rejects
      ? rejectsText(await findRejects(database.kysely, attempt.id))
          .trimEnd()
          .split('\r\n')
      : [summary(attempt), ...details(attempt)];
    for (const line of lines) output.line(line);
    return;
  }
  const runs = await listLastRuns(database.kysely);
  if (runs.length === 0) output.line('Nessuna importazione finora.');
  for (const { kind, finishedAt, refused } of runs) {
    output.line(`${kind}: ${finishedAt ? `riuscita ${time.format(finishedAt)}` : 'mai riuscita'}`);
    if (refused) output.line(`    rifiutata ${time.format(refused.at)}: ${refused.sentence}`);
  }
  const { attempts } = await listAttempts(database.kysely, { most: MOST });
  for (const attempt of attempts) output.line(summary(attempt));
}

async function find({ database }: CommandContext, typed: string): Promise<ImportAttempt> {
  const id = /^\d{1,9}$/u.test(typed) ? Number(typed) : 0;
  const attempt = await findAttempt(database.kysely, id);
  if (!attempt) throw new UsageError(`L'importazione ${typed} non c'è, o non c'è più.`);
  return attempt;
}

/** One line: '12 21/08/26, 10:00 prices · prova · riuscita · riga di comando · prezzi.csv'. */
function summary(attempt: ImportAttempt): string {
  const { id, kind, action, state, role, source, started_at: at, undone_at: undone } = attempt;
  const facts = [
    kind,
    ACTIONS[action],
    undone === null ? STATES[state] : 'ritirata',
    role && ROLE_NAMES[role],
    source,
  ];
  return `${id} ${time.format(new Date(at))} ${facts.filter(Boolean).join(' · ')}`;
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
