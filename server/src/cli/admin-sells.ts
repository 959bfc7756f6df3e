import { decadeLabel } from '@pieno/contract/fuels.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { setCategory } from '../modules/administration/edit-station.ts';
import { stationName } from '../modules/stations/repository.ts';
import { CATEGORIES, parseDecade } from '../modules/stations/fuel-categories.ts';
import { UsageError } from './italian-command.ts';
import { findStation } from './find-station.ts';

/**
 * Notes that a station sells a category of fuel too, e.g. a pump with a charging column; with `no` that it does not.
 * @throws UsageError for an unknown category or station
 */
export async function setSells(
  { output, open }: CommandCall,
  typed: { station: string; category: string; no?: boolean },
): Promise<void> {
  const decade = parseDecade(typed.category);
  if (decade === undefined) {
    throw new UsageError(
      `La categoria «${typed.category}» non esiste. Le categorie sono: ${CATEGORIES}.`,
    );
  }
  const { database, clock } = await open();
  const { kysely } = database;
  const id = await findStation(kysely, typed.station);
  const category = { stationId: id, decade, isSold: !typed.no };
  await inTransaction(kysely, (tx) => setCategory(tx, clock, OPERATOR, category));
  const verb = typed.no ? 'non vende più' : 'vende anche';
  output.line(`${await stationName(kysely, id)} (${id}) ${verb} ${decadeLabel(decade)}.`);
}
