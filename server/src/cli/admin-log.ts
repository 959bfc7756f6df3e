import { actionSentence, ROLE_NAMES, targetWords } from '@pieno/contract/action-sentences.ts';
import { FUEL_TYPES } from '@pieno/contract/fuels.ts';
import type { CommandCall } from '../control/command.ts';
import { listActions } from '../modules/administration/action-list.ts';
import { findStation } from './find-station.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';

const fuelName = (id: number): string =>
  FUEL_TYPES.find((fuel) => fuel.id === id)?.name ?? `carburante ${id}`;

/** Lists the log of actions, newest first; with a station only what is about it. */
export async function showLog(
  { open }: CommandCall,
  { station, before }: { station?: string; before?: string },
): Promise<void> {
  if (before !== undefined && !/^\d{1,18}$/u.test(before)) {
    throw new UsageError(`«${before}» non è un numero dell'elenco.`);
  }
  const { database, output } = await open();
  const { kysely } = database;
  const stationId = station === undefined ? undefined : await findStation(kysely, station);
  const { entries, people, next } = await listActions(kysely, { stationId, before });
  if (entries.length === 0) output.line('Ancora niente.');
  for (const { at, role, actor, action, business, target, reason } of entries) {
    const parts = [
      `${formatTime(new Date(at))}  ${ROLE_NAMES[role]}${actor ? ` ${people[actor] ?? actor.slice(0, 8)}` : ''}`,
      actionSentence(action),
      business && `${business.name} (${business.id})`,
      targetWords(target, { fuel: fuelName, people }),
      reason && `«${reason}»`,
    ];
    output.line(parts.filter((part) => part).join(' · '));
  }
  if (next) output.line(`… continua con --before ${next}`);
}
