import { decadeLabel } from '@pieno/contract/fuels.ts';
import type { CommandOutput, Work } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { stationName } from '../modules/stations/repository.ts';
import { CATEGORIES, decadeMeant } from '../modules/stations/fuel-words.ts';
import { setSold } from '../modules/stations/sold.ts';
import { UsageError } from './italian-command.ts';
import { stationMeant } from './station-meant.ts';

/**
 * Checks the category of fuel.
 * @returns work that notes that a station sells it too, e.g. a pump with a charging column; with `no` that it does not
 * @throws UsageError for an unknown category
 */
export function setSells(
  output: CommandOutput,
  typed: { station: string; category: string; no?: boolean },
): Work {
  const decade = decadeMeant(typed.category);
  if (decade === undefined) {
    throw new UsageError(
      `La categoria «${typed.category}» non esiste. Le categorie sono: ${CATEGORIES}.`,
    );
  }
  return async ({ database: { kysely } }) => {
    const id = await stationMeant(kysely, typed.station);
    await inTransaction(kysely, (tx) => setSold(tx, id, decade, !typed.no));
    const verb = typed.no ? 'non vende più' : 'vende anche';
    output.line(`${await stationName(kysely, id)} (${id}) ${verb} ${decadeLabel(decade)}.`);
    return 0;
  };
}
