import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { CommandContext, CommandOutput, Work } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { readPrice, writePrice } from '../modules/prices/price-text.ts';
import { findFuel, listFuels, type KnownFuel } from '../modules/prices/fuels.ts';
import { recordPrices } from '../modules/prices/record.ts';
import { REFUSALS } from '../modules/prices/refusals.ts';
import { findCurrentPrice } from '../modules/prices/repository.ts';
import { findMeantStations, stationName } from '../modules/stations/repository.ts';
import { UsageError } from './italian-command.ts';

const moment = new Intl.DateTimeFormat('it', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});

interface Typed {
  /** An id, an operator's code or a name. */
  station: string;
  /** An id or a name. */
  fuel: string;
  price: string;
}

/**
 * Parses a typed price.
 * @returns work that records the price with `recordPrices`, observed now; it throws a UsageError when the station or
 *   fuel is unknown or ambiguous, or the price is rejected
 * @throws UsageError when the price is not a number with at most three decimals
 */
export function setPrice(output: CommandOutput, typed: Typed): Work {
  const price = readPrice(typed.price);
  if (price === undefined) {
    throw new UsageError(`«${typed.price}» non è un prezzo: scrivi per esempio 1,679.`);
  }
  return async (context) => {
    await record(context, output, typed, price);
    return 0;
  };
}

async function record(
  { database, clock }: CommandContext,
  output: CommandOutput,
  typed: Typed,
  price: number,
): Promise<void> {
  const { kysely } = database;
  const stationId = oneOf(await findMeantStations(kysely, typed.station), typed.station);
  const fuel = fuelMeant(await listFuels(kysely), typed.fuel);
  const claim = {
    stationId,
    fuelTypeId: fuel.id,
    unit: fuel.unit,
    price,
    observedAt: clock.now(),
  };
  const { rejected, moved } = await inTransaction(kysely, (tx) =>
    recordPrices(tx, clock, { origin: 'administrator' }, [claim]),
  );
  const [refused] = rejected;
  if (refused) throw new UsageError(`Prezzo rifiutato: ${REFUSALS[refused.reason]}.`);
  const name = await stationName(kysely, stationId);
  output.line(`${name} (${stationId}): ${fuel.name} ${writePrice(price)}`);
  if (moved > 0) return;
  // Nothing changed: as clocks differ by minutes, the current price may be newer than now.
  const standing = await findCurrentPrice(kysely, stationId, fuel.id);
  if (standing && standing.price !== price) {
    const { observed_at: seen } = standing;
    output.error(
      `Resta esposto ${writePrice(standing.price)}, più recente: è del ${moment.format(seen)}.`,
    );
  }
}

function oneOf(stations: readonly number[], typed: string): number {
  const [station, ...others] = stations;
  if (station === undefined) throw new UsageError(`Nessun distributore si chiama «${typed}».`);
  if (others.length > 0) {
    throw new UsageError(
      `Più distributori si chiamano «${typed}»: indica l'id (${stations.join(', ')}).`,
    );
  }
  return station;
}

function fuelMeant(fuels: readonly KnownFuel[], typed: string): KnownFuel {
  const fuel = findFuel(fuels, typed);
  if (fuel) return fuel;
  const list = fuels.map(({ id, name }) => `${id} ${name}`).join(', ');
  throw new UsageError(`Il carburante «${typed}» non esiste. I carburanti sono: ${list}.`);
}
