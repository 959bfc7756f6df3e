/** npm run admin -- scheduled: what the owners of a station have scheduled, the twin of /admin. */
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { cancelScheduled } from '../modules/administration/cancel-scheduled.ts';
import { formatPrice } from '../modules/prices/price-text.ts';
import { listSchedules } from '../modules/scheduled-prices/schedule.ts';
import { findStation } from './find-station.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';

/** Letters and digits by which a row is named here. */
const CODE_LENGTH = 8;

export interface ScheduledOptions {
  cancel?: string;
  why?: string;
}

/**
 * Lists the prices that a station has scheduled; with `cancel` takes one back, announced or not.
 * @throws UsageError for an unknown station or code, and for a cancellation without a reason
 */
export async function showScheduled(
  { open }: CommandCall,
  typed: string,
  { cancel, why }: ScheduledOptions,
): Promise<void> {
  const { database, clock, output } = await open();
  const { kysely } = database;
  const stationId = await findStation(kysely, typed);
  const rows = await listSchedules(kysely, clock.now(), stationId);
  const pending = rows.filter(({ state }) => state === 'pending');
  if (cancel === undefined) {
    if (pending.length === 0) output.line('Nessun prezzo programmato.');
    for (const { id, fuel_type, price, due_at, public: isPublic } of pending) {
      const when = formatTime(new Date(due_at));
      const mark = isPublic ? ' · pubblico' : '';
      const what = `${fuel_type.name} ${formatPrice(price * 1000)}`;
      output.line(`${id.slice(0, CODE_LENGTH)}  ${when} · ${what}${mark}`);
    }
    return;
  }
  const found = pending.find(({ id }) => id.slice(0, CODE_LENGTH) === cancel.toLowerCase());
  if (!found) throw new UsageError(`«${cancel}» non è tra i prezzi programmati.`);
  await inTransaction(kysely, (tx) =>
    cancelScheduled(tx, clock, OPERATOR, { stationId, scheduleId: found.id }, why),
  );
  output.line('Prezzo programmato annullato.');
}
