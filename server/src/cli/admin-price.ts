import type { CommandCall, CommandContext } from '../control/command.ts';
import { AppError } from '../http/errors.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { editPrice, withdrawPrice } from '../modules/administration/edit-price.ts';
import { refusalSentence } from '../modules/administration/refusal-sentence.ts';
import { listFuels } from '../modules/prices/fuels.ts';
import { parsePrice, formatPrice } from '../modules/prices/price-text.ts';
import { findCurrentPrice } from '../modules/prices/current/list.ts';
import { stationName } from '../modules/stations/repository.ts';
import { findFuelType } from './find-fuel-type.ts';
import { UsageError } from './italian-command.ts';
import { formatTime } from './format-time.ts';
import { findStation } from './find-station.ts';

interface Typed {
  /** An id, an operator's code or a name. */
  station: string;
  /** An id or a name. */
  fuel: string;
  price: string | undefined;
  /** `--yes`: an unusual price is meant. */
  yes?: boolean;
  /** `--withdraw`: the current price is taken back. */
  withdraw?: boolean;
  /** `--why`: the reason, which is kept. */
  why?: string;
}

/**
 * Records a price with `recordPrices`, observed now, or takes the current one back.
 * @throws UsageError when the price is not a number with at most three decimals or is missing, when the station or fuel
 *   is unknown or ambiguous, or the price is rejected
 */
export async function setPrice({ open }: CommandCall, typed: Typed): Promise<void> {
  if (typed.withdraw) {
    if (typed.price !== undefined || typed.yes) {
      throw new UsageError('Con --withdraw non si scrive un prezzo: ritira quello in vigore.');
    }
    await withdraw(await open(), typed);
    return;
  }
  if (typed.price === undefined) throw new UsageError("Manca l'argomento «prezzo».");
  const price = parsePrice(typed.price);
  if (price === undefined) {
    throw new UsageError(`«${typed.price}» non è un prezzo: scrivi per esempio 1,679.`);
  }
  await record(await open(), typed, price);
}

async function record(context: CommandContext, typed: Typed, price: number): Promise<void> {
  const { database, clock, output } = context;
  const { kysely } = database;
  const { stationId, fuel } = await findStationAndFuel(context, typed);
  const edit = { stationId, fuelTypeId: fuel.id, price, isSure: typed.yes };
  const said = { ...edit, reason: typed.why };
  const { refused, moved } = await editPrice(kysely, clock, OPERATOR, said);
  if (refused) {
    const insist =
      refused.refused === 'unusual' ? ' Se è giusto, ripeti il comando con --yes.' : '';
    throw new UsageError(`${refusalSentence(refused, price)}${insist}`);
  }
  const name = await stationName(kysely, stationId);
  output.line(`${name} (${stationId}): ${fuel.name} ${formatPrice(price)}`);
  if (moved > 0) return;
  // Nothing changed: as clocks differ by minutes, the current price may be newer than now.
  const current = await findCurrentPrice(kysely, { stationId, fuelTypeId: fuel.id });
  if (current && current.price !== price) {
    output.error(
      `Resta esposto ${formatPrice(current.price)}, più recente: è del ${formatTime(current.observedAt)}.`,
    );
  }
}

async function withdraw(context: CommandContext, typed: Typed): Promise<void> {
  const { database, clock, output } = context;
  const { stationId, fuel } = await findStationAndFuel(context, typed);
  const pair = { stationId, fuelTypeId: fuel.id };
  const name = await stationName(database.kysely, stationId);
  const withdrawn = withdrawPrice(database.kysely, clock, OPERATOR, { ...pair, reason: typed.why });
  const taken = await withdrawn.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new UsageError(`${name} (${stationId}) non ha un prezzo vero di ${fuel.name}.`);
  });
  output.line(
    `${name} (${stationId}): ritirato ${fuel.name} ${formatPrice(taken.price)} del ${formatTime(taken.observedAt)}${
      taken.times > 1 ? `, detto ${taken.times} volte di seguito` : ''
    }`,
  );
  const before = await findCurrentPrice(database.kysely, pair);
  output.line(
    before
      ? `Vale di nuovo ${formatPrice(before.price)} del ${formatTime(before.observedAt)}.`
      : 'Non resta alcun prezzo.',
  );
}

async function findStationAndFuel({ database: { kysely } }: CommandContext, typed: Typed) {
  const stationId = await findStation(kysely, typed.station);
  return { stationId, fuel: findFuelType(await listFuels(kysely), typed.fuel) };
}
