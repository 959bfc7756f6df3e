import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import type { Clock } from '../src/clock.ts';
import type { Database } from '../src/db/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { personHasher } from '../src/modules/accounts/person-hash.ts';
import { mergeOrPart } from './merging.ts';
import { decideItem } from '../src/calls/queue/decide-queue.ts';
import { listWaitingItems } from '../src/modules/queue/waiting-items.ts';
import { schedulePrices } from '../src/calls/prices/schedules/schedule-prices.ts';
import { setOwnPrices } from '../src/calls/prices/own/set-prices.ts';
import { publishDue } from '../src/modules/scheduled-prices/publish-due.ts';
import { submitReport } from '../src/calls/prices/reports/submit.ts';
import { undoReport } from '../src/calls/prices/reports/undo.ts';

const FUEL_TYPE_ID = 20;
/** Only the schedule sets this fuel's price. */
const SCHEDULED_FUEL_ID = 10;
/** Prices due in a row, a minute apart; each is published in its own transaction. */
const SCHEDULED = 3;
const [ANNA, BRUNO, OLGA, MARIA] = ['anna', 'bruno', 'olga', 'maria'];
/** Later than the sheets' prices: see `claims.ts`. */
const FIRST = Date.parse('2027-01-02T00:00:00Z');
/** Longer than the hour in which a repeated report is refused. */
const ROUND_MS = 2 * 3_600_000;

/** Actions of people, with number or id: each acknowledged one must be in the database after a kill. */
export type Deed =
  | 'report'
  | 'undo'
  | 'owner'
  | 'schedule'
  | 'publish'
  | 'decision'
  | 'merge'
  | 'part';

/**
 * People who report prices at one station: an owner, two known drivers who agree, one of whom withdraws, and an
 * administrator.
 */
export class People {
  readonly #database: Database;
  readonly #station: number;
  readonly #say: (line: string) => void;
  readonly #parts = { clock: this.#clock(), personHash };
  #now: number;

  constructor(database: Database, station: number, start: number, say: (line: string) => void) {
    this.#database = database;
    this.#station = station;
    this.#now = start;
    this.#say = say;
  }

  /** One round of reports and decisions, each in its own transaction. */
  async round(): Promise<void> {
    const round = Math.floor(this.#now / ROUND_MS) + 1;
    this.#now = round * ROUND_MS;
    const price = 1600 + (round % 50);
    // Rounds alternate between shown and held prices.
    const isHeld = round % 2 === 0;
    const other = isHeld ? price + 250 : price + 50;
    await this.#ownerSays(price);
    await this.#schedule(price + 5);
    this.#now += 60_000;
    await this.#report(ANNA, other);
    const second = await this.#report(BRUNO, other);
    await this.#do('undo', second, (id) =>
      inTransaction(this.#database.kysely, (tx) => undoReport(tx, this.#parts.clock, BRUNO, id)),
    );
    await this.#decide(round % 4 < 2);
    await mergeOrPart(this.#database, this.#parts.clock, this.#station, (deed, id, work) =>
      this.#do(deed, id, work),
    );
  }

  async #ownerSays(price: number): Promise<void> {
    await this.#do('owner', crypto.randomUUID(), (key) =>
      inTransaction(this.#database.kysely, (tx) =>
        setOwnPrices(tx, this.#parts, {
          userId: OLGA,
          stationId: this.#station,
          key,
          prices: [{ fuel_type_id: FUEL_TYPE_ID, price: price / 1000 }],
          sure: true,
        }),
      ),
    );
  }

  /** Schedules prices of the next minutes, and publishes them, together with those due when the process was killed. */
  async #schedule(price: number): Promise<void> {
    for (let minute = 1; minute <= SCHEDULED; minute += 1) {
      const at = wallTimeAt(new Date(this.#now + minute * 60_000));
      await this.#do('schedule', crypto.randomUUID(), (key) =>
        inTransaction(this.#database.kysely, (tx) =>
          schedulePrices(tx, this.#parts, {
            userId: OLGA,
            stationId: this.#station,
            key,
            due: at,
            prices: [{ fuel_type_id: SCHEDULED_FUEL_ID, price: (price + minute) / 1000 }],
            sure: true,
          }),
        ),
      );
    }
    this.#now += SCHEDULED * 60_000;
    const due = new Date(this.#now).toISOString();
    await this.#do('publish', due, async () => {
      const parts = { db: this.#database.kysely, clock: this.#parts.clock };
      await publishDue(parts, new AbortController().signal);
    });
  }

  async #report(userId: string, price: number): Promise<string> {
    const id = crypto.randomUUID();
    let answer: PriceReportAnswer | undefined;
    await this.#do('report', id, () =>
      inTransaction(this.#database.kysely, async (tx) => {
        answer = await submitReport(tx, this.#parts, userId, {
          id,
          business_id: this.#station,
          entries: [{ fuel_type_id: FUEL_TYPE_ID, price: price / 1000 }],
          sure: true,
        });
      }),
    );
    const state = answer?.results[0]?.state;
    if (state === undefined || !['accepted', 'reported', 'held'].includes(state)) {
      throw new Error(`the report of ${price} was ${state}`);
    }
    return id;
  }

  async #decide(isRight: boolean): Promise<void> {
    const items = await listWaitingItems(this.#database.kysely);
    const item = items.find(({ station_id }) => station_id === this.#station);
    if (!item) throw new Error('nothing waits');
    const decision = isRight ? 'accept' : 'reject';
    const actor = { role: 'administrator', userId: MARIA } as const;
    await this.#do('decision', item.id, (id) =>
      inTransaction(this.#database.kysely, (tx) =>
        decideItem(tx, this.#parts, actor, id, { decision, reason: 'Prova' }),
      ),
    );
  }

  async #do(deed: Deed, id: string, act: (id: string) => Promise<unknown>): Promise<void> {
    this.#say(`deed ${deed} ${id}`);
    await act(id);
    this.#say(`kept ${deed} ${id}`);
  }

  #clock(): Clock {
    return { now: () => new Date(this.#now) };
  }
}

const personHash = personHasher({ keyFor: () => Buffer.alloc(32, 7) });

/** Creates missing people. @returns them at a station of the seed, after their last report */
export async function meetPeople(database: Database, say: (line: string) => void): Promise<People> {
  const db = database.kysely;
  const { id: station_id } = await db
    .selectFrom('station')
    .select('id')
    .where('kind', '=', 'fuel')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const since = new Date(FIRST);
  await inTransaction(db, async (tx) => {
    for (const name of [ANNA, BRUNO, OLGA, MARIA]) {
      await tx
        .insertInto('app_user')
        .values({
          id: name,
          name,
          email: `${name}@example.sm`,
          email_verified: true,
          role: name === MARIA ? 'admin' : 'user',
          created_at: since,
          updated_at: since,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const name of [ANNA, BRUNO]) {
      await tx
        .insertInto('known_driver')
        .values({ person: personHash(`${name}@example.sm`), since })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await tx
      .insertInto('station_fuel')
      .values({ station_id, fuel_type_id: SCHEDULED_FUEL_ID, sold: true, decided_at: since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('station_owner')
      .values({ station_id, user_id: OLGA, state: 'active', since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  const { last } = await db
    .selectFrom('price_report')
    .select((eb) => eb.fn.max('received_at').as('last'))
    .executeTakeFirstOrThrow();
  return new People(database, station_id, Math.max(FIRST, last?.getTime() ?? 0), say);
}
