import type { LogRole } from '@pieno/contract/action-log.ts';
import type { CommandCall } from '../control/command.ts';
import { listActions } from '../modules/administration/action-list.ts';
import { findStation } from './find-station.ts';
import { formatTime } from './format-time.ts';

const ROLE_LABELS: Record<LogRole, string> = {
  administrator: 'amministratore',
  operator: 'riga di comando',
  owner: 'gestore',
  job: 'orologio',
};

/** Lists the log of actions, newest first; with a station only what is about it. */
export async function showLog(
  { open }: CommandCall,
  { station, before }: { station?: string; before?: string },
): Promise<void> {
  const { database, output } = await open();
  const { kysely } = database;
  const stationId = station === undefined ? undefined : await findStation(kysely, station);
  const { entries, next } = await listActions(kysely, { stationId, before });
  if (entries.length === 0) output.line('Ancora niente.');
  for (const { at, role, actor, action, business, target, reason } of entries) {
    const parts = [
      `${formatTime(new Date(at))}  ${ROLE_LABELS[role]}${actor ? ` ${actor.slice(0, 8)}` : ''}`,
      action,
      business && `${business.name} (${business.id})`,
      Object.entries(target)
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
      reason && `«${reason}»`,
    ];
    output.line(parts.filter((part) => part).join(' · '));
  }
  if (next) output.line(`… continua con --before ${next}`);
}
