/** npm run admin -- token: the tokens of a station's tills, the twin of /admin and /gestore. */
import { NewStationTokenSchema } from '@pieno/contract/station-tokens.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { listTokens, makeToken, revokeToken } from '../modules/owners/tokens.ts';
import { stationName } from '../modules/stations/repository.ts';
import { findStation } from './find-station.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';

const operator = { role: OPERATOR.role } as { role: 'operator' };

/**
 * Lists a station's tokens, after making or revoking one; a new one is told this once.
 * @throws UsageError, notFound, AppError `tokens_too_many`
 */
export async function changeTokens(
  { open, output }: CommandCall,
  typed: string,
  { name, revoke }: { name?: string; revoke?: string },
): Promise<void> {
  const given = NewStationTokenSchema.safeParse({ name });
  if (name !== undefined && !given.success) {
    throw new UsageError('Il nome della cassa è vuoto o troppo lungo.');
  }
  if (revoke !== undefined && !/^\d{1,9}$/u.test(revoke)) {
    throw new UsageError(`«${revoke}» non è il numero di una chiave.`);
  }
  const { database, clock } = await open();
  const { kysely } = database;
  const station = await findStation(kysely, typed);
  const { made, tokens } = await inTransaction(kysely, async (tx) => {
    if (revoke !== undefined) await revokeToken(tx, clock, operator, station, Number(revoke));
    const made = given.success
      ? await makeToken(tx, clock, operator, station, given.data.name)
      : undefined;
    return { made, ...(await listTokens(tx, operator, station)) };
  });
  if (made) {
    output.line(`Chiave ${made.id} per ${made.name}: ${made.token}`);
    output.line('    si vede solo adesso: docs/tills.md dice come si usa');
  }
  output.line(`${await stationName(kysely, station)} (${station}): ${tokens.length || 'nessuna'}`);
  for (const { id, name: till, last_used_at, works } of tokens) {
    const used = last_used_at ? `usata ${formatTime(new Date(last_used_at))}` : 'mai usata';
    output.line(`    ${id}  ${till}, ${used}${works ? '' : ', al momento non vale'}`);
  }
}
