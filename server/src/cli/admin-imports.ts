import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { CommandCall } from '../control/command.ts';
import { listLastRuns } from '../modules/imports/run-history.ts';

const time = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** Lists the last import of each kind, and why a daily one was refused since. */
export async function showImports({ output, open }: CommandCall): Promise<void> {
  const { database } = await open();
  const runs = await listLastRuns(database.kysely);
  if (runs.length === 0) output.line('Nessuna importazione finora.');
  for (const { kind, finishedAt, refused } of runs) {
    output.line(`${kind}: ${finishedAt ? `riuscita ${time.format(finishedAt)}` : 'mai riuscita'}`);
    if (refused) output.line(`    rifiutata ${time.format(refused.at)}: ${refused.sentence}`);
  }
}
