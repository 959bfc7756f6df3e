import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { bumpBoardVersion } from '../../modules/changes/board-version.ts';
import type { Executor } from '../../db/database.ts';
import { personHasher } from '../../modules/accounts/person-hash.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { asUser, registerVerified } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { clearTables } from '../database/database.ts';
import { addStation } from '../stations/stations.ts';

export interface Driver {
  id: string;
  email: string;
  headers: { authorization: string };
}

/** A driver's report of one fuel, in thousandths of a euro. */
export interface FuelReport {
  price: number;
  fuel?: number;
  confirmed?: true;
}

export interface Sending {
  id?: string;
  at?: number;
  sure?: boolean;
  /** Minutes before now when it was seen. */
  ago?: number;
}

const DIESEL = 20;

/** Vouches for a person, with the hash of test servers. */
export async function know(db: Executor, email: string, since: Date): Promise<void> {
  const person = personHasher({ keyFor: () => Buffer.alloc(32, 7) })(email);
  await db.insertInto('known_driver').values({ person, since }).execute();
}

/** Actions of drivers and sources on a test's server. */
export function driving(server: () => TestApp) {
  let people = 0;
  let station = 0;
  const db = () => server().database.kysely;

  const send = async (
    { headers }: Pick<Driver, 'headers'>,
    reports: FuelReport | readonly FuelReport[],
    { id = crypto.randomUUID(), at = station, sure, ago }: Sending = {},
  ) => {
    const list = Array.isArray(reports)
      ? (reports as readonly FuelReport[])
      : [reports as FuelReport];
    const seen =
      ago === undefined ? undefined : new Date(server().clock.now().getTime() - ago * 60_000);
    return await server().app.inject({
      method: 'POST',
      url: '/api/price-reports',
      headers,
      payload: {
        id,
        business_id: at,
        entries: list.map(({ price, fuel = DIESEL, ...entry }) => ({
          fuel_type_id: fuel,
          price: price / 1000,
          ...entry,
        })),
        ...(sure !== undefined && { sure }),
        ...(seen && { seen_at: seen.toISOString() }),
      },
    });
  };
  return {
    send,
    /**
     * Starts with one station in San Marino that sells petrol and diesel without a price. Earlier stations stay without
     * an area, because the server's board would not notice their removal.
     * @returns its id
     */
    async begin(): Promise<number> {
      server().clock.set('2026-11-21T08:00:00Z');
      await clearTables(
        db(),
        `current_price, observation, confirmation, price_report, price_dispute, left_word, station_state, station_fuel,
        owner_invitation, action_log, known_driver, known_share, locked_email, mail_sent, app_user, rate_limit`,
      );
      const gone = await db().updateTable('station').set({ areas: [] }).returning('id').execute();
      await bumpBoardVersion(
        db(),
        gone.map(({ id }) => id),
      );
      people = 0;
      station = await addStation(db(), { confirmed_decades: [10, 20] });
      return station;
    },
    /** Registers a driver with a verified e-mail. */
    async driver(email = `driver${(people += 1)}@example.sm`): Promise<Driver> {
      const session = await registerVerified(server(), email);
      return { id: session.user.id, email, headers: asUser(session) };
    },
    /** Registers a driver for whom an administrator vouches. */
    async known(email = `known${(people += 1)}@example.sm`): Promise<Driver> {
      const session = await registerVerified(server(), email);
      await know(db(), email, server().clock.now());
      return { id: session.user.id, email, headers: asUser(session) };
    },
    /** Sends a report. @returns the state of each entry */
    async report(
      driver: Pick<Driver, 'headers'>,
      reports: FuelReport | readonly FuelReport[],
      sending: Sending = {},
    ): Promise<string> {
      const answer = await send(driver, reports, sending);
      if (answer.statusCode !== 200) return `${answer.statusCode}`;
      return answer
        .json<PriceReportAnswer>()
        .results.map(({ state }) => state)
        .join(' ');
    },
    /** Withdraws a report. @returns the status */
    async undo({ headers }: Pick<Driver, 'headers'>, id: string): Promise<number> {
      const url = `/api/price-reports/${id}`;
      return (await server().app.inject({ method: 'DELETE', url, headers })).statusCode;
    },
    /** Records a price of another source, seen now. */
    async state(
      price: number,
      origin: PriceOrigin = 'operator_sheet',
      at = station,
      fuel = DIESEL,
    ) {
      const { unit } = FUEL_TYPES.find(({ id }) => id === fuel)!;
      const { clock } = server();
      const claim = { stationId: at, fuelTypeId: fuel, price, unit, observedAt: clock.now() };
      return await inTransaction(db(), (tx) =>
        recordPrices(tx, clock, { origin, isSure: true }, [claim]),
      );
    },
    /** Advances the time. */
    pass(minutes: number): void {
      server().clock.set(new Date(server().clock.now().getTime() + minutes * 60_000).toISOString());
    },
    /** The current price of diesel, in thousandths of a euro. */
    async price(at = station, fuel = DIESEL): Promise<number | undefined> {
      const row = await db()
        .selectFrom('current_price')
        .select('price')
        .where('station_id', '=', at)
        .where('fuel_type_id', '=', fuel)
        .executeTakeFirst();
      return row?.price;
    },
    /** Number of confirmations in force. */
    async confirmations(): Promise<number> {
      const rows = await db()
        .selectFrom('confirmation')
        .select('id')
        .where('undone', '=', false)
        .execute();
      return rows.length;
    },
    /** The drivers' claims in the log, in order: price, state, and who decided. */
    async claims(): Promise<string[]> {
      const rows = await db()
        .selectFrom('observation')
        .select(['price', 'state', 'decided_by'])
        .where('origin', '=', 'driver')
        .orderBy('id')
        .execute();
      return rows.map(
        ({ price, state, decided_by: by }) => `${price} ${state}${by ? ` ${by}` : ''}`,
      );
    },
  };
}
