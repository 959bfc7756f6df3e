import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { ScheduleChange, ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Executor } from '../../db/database.ts';
import { publishDue } from '../../modules/scheduled-prices/publish-due.ts';
import { asUser } from '../accounts.ts';
import type { TestApp } from '../app.ts';

interface Ask {
  who: Session;
  station: number;
  /** A day and a time in San Marino, '2026-11-22 06:00'. */
  due?: string;
  /** Euros by fuel type. */
  prices?: Readonly<Record<number, number>>;
  key?: string;
  public?: boolean;
  sure?: boolean;
}

export const dueOf = (text: string) => {
  const [date = '', time = ''] = text.split(' ');
  return { date, time };
};

/** Schedules prices as an owner. */
export function schedule(
  server: TestApp,
  {
    who,
    station,
    due = '2026-11-22 06:00',
    prices = { 20: 1.659 },
    key = crypto.randomUUID(),
    ...more
  }: Ask,
) {
  return server.app.inject({
    method: 'POST',
    url: `/api/owner/stations/${station}/scheduled-prices`,
    payload: {
      due: dueOf(due),
      prices: Object.entries(prices).map(([id, price]) => ({ fuel_type_id: Number(id), price })),
      ...more,
    },
    headers: { ...asUser(who), 'idempotency-key': key },
  });
}

/** Schedules prices that must be accepted. @returns the first of their rows */
export async function scheduled(server: TestApp, ask: Ask): Promise<ScheduledPrice> {
  const answer = await schedule(server, ask);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<ScheduledPrice[]>()[0]!;
}

/** Changes a row, or cancels it if no change is given. */
export function change(
  server: TestApp,
  { who, station }: Pick<Ask, 'who' | 'station'>,
  id: string,
  payload?: ScheduleChange,
) {
  return server.app.inject({
    method: payload ? 'PUT' : 'DELETE',
    url: `/api/owner/stations/${station}/scheduled-prices/${id}`,
    headers: asUser(who),
    ...(payload && { payload }),
  });
}

/** Publishes due prices, as the server does. */
export async function publish({ database, clock }: TestApp): Promise<void> {
  await publishDue({ db: database.kysely, clock }, AbortSignal.timeout(60_000));
}

/**
 * Makes the database refuse to write a price.
 * @param price thousandths of a euro
 * @param code of the error: a technical fault by default
 * @returns a function that ends this
 */
export async function refusePrice(db: Executor, price: number, code = '23514') {
  await sql`
    create function refuse_price() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception 'refused_price' using errcode = '${code}'; end`,
    )}
  `.execute(db);
  await sql`
    create trigger refuse_price before insert on observation for each row when (new.price = ${sql.lit(price)})
    execute function refuse_price()
  `.execute(db);
  const mend = async () => {
    await sql`drop function if exists refuse_price cascade`.execute(db);
  };
  onTestFinished(mend);
  return mend;
}
