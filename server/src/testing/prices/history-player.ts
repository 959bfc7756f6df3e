/** Plays the events of a history on the price core: the only interface of the property-based tests. */
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { Database, Executor } from '../../db/database.ts';
import { vouchFor } from '../../modules/accounts/known-drivers.ts';
import { findRecords } from '../../modules/people/author-records.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import { lapseJob } from '../../modules/prices/lapse.ts';
import { isShownBeside } from '../../modules/prices/evaluate/evaluate-report.ts';
import { driverAge } from '../../modules/prices/evaluate/patience.ts';
import { findNeighbours } from '../../modules/prices/current/reference-prices.ts';
import { medals, rankedPrices } from '../../modules/prices/evaluate/medals.ts';
import { readRules } from '../../modules/prices/rules.ts';
import { disputeJob } from '../../modules/prices/close-disputes.ts';
import { KNOWN, LEAVER, START } from '../histories/arbitrary.ts';
import { fixedClock } from '../fixed-clock.ts';
import { addFuelTypes, addStation } from '../stations/stations.ts';
import { forgetReports } from '../histories/rows.ts';
import { actionsOf } from './play-actions.ts';
import { readClaims, readPlace, realPrice, type ClaimState } from '../histories/read-place.ts';
import { readBoth } from '../histories/read-past.ts';
import { JOBS_MS, type Place, type PlaceState, type HistoryEvent } from '../histories/event.ts';

/** Number of a driver's accepted claims, and so on. */
export interface PersonRecord {
  who: string;
  accepted: number;
  rejected: number;
  lapsed: number;
  open: number;
  confirmations: number;
}

/** Plays histories on the database of a test file, one at a time. */
export interface HistoryPlayer {
  /** Deletes all events. */
  begin(): Promise<void>;
  /** Returns the event with its target as of now; undefined without a target. */
  resolve(event: HistoryEvent): Promise<HistoryEvent | undefined>;
  /**
   * Plays an event at its instant. An event whose target was not recorded changes nothing.
   * @returns for a row its outcome, for a report the code of the answer; else undefined
   */
  play(event: HistoryEvent): Promise<string | undefined>;
  /** Evaluates a place again, and settles its price. @returns whether that notified the board of a change */
  evaluateAgain(place: Place): Promise<boolean>;
  /** The shown price of a place. */
  read(place: Place): Promise<PlaceState>;
  /** The displayed price of a place until it is stale, and the same from its history. */
  displayed(place: Place): ReturnType<typeof readBoth>;
  /** The stations with a medal in San Marino, by fuel, and the ranked ones in order. */
  ranking(fuel: number): Promise<{ medals: string[]; ranked: number[] }>;
  /** The claims of drivers and owners about a place, by the labels of their events. */
  claims(place: Place): Promise<ClaimState[]>;
  /** The outcomes of people's reports, as an administrator reads them. */
  records(people: readonly string[]): Promise<PersonRecord[]>;
}

/** Opens histories of some stations. @param areas empty if only a station's own past is compared */
export async function openHistoryPlayer(
  { kysely: db }: Database,
  stations = 2,
  areas: Area[] = [],
): Promise<HistoryPlayer> {
  const clock = fixedClock('2026-11-21T12:00:00Z');
  await addFuelTypes(db);
  const ids: number[] = [];
  for (let made = 0; made < stations; made += 1)
    ids.push(await addStation(db, { areas, confirmed_decades: [10, 20] }));
  let last = Infinity;
  const actions = actionsOf(db, clock, ids);
  const { pairOf } = actions;

  async function runJobs(): Promise<void> {
    for (const job of [lapseJob, disputeJob]) await job(db, clock).run(AbortSignal.timeout(60_000));
  }

  return {
    async begin() {
      last = Infinity;
      actions.forget();
      await forgetReports(db);
      for (const person of [...KNOWN, LEAVER]) await vouchFor(db, person, new Date(START));
    },
    async play(event) {
      clock.set(new Date(event.at).toISOString());
      if (event.act === 'jobs' || event.at - last >= JOBS_MS) await runJobs();
      last = event.at;
      return event.act === 'jobs' ? undefined : await actions.play(event);
    },
    resolve: actions.resolve,
    async evaluateAgain(place) {
      const before = await versionOf(db);
      await changePrices(db, clock, async (change) => change.review([pairOf(place)]));
      return (await versionOf(db)) !== before;
    },
    async read(place) {
      const shown = await realPrice(db, pairOf(place));
      const { reported, ...rest } = await readPlace(db, pairOf(place));
      const until = (reported?.seenAt ?? 0) + driverAge(new Map(), 'litre');
      const isOpen =
        reported !== undefined &&
        until >= clock.now().getTime() &&
        isShownBeside({ ...reported, seenAt: new Date(reported.seenAt) }, shown);
      return { ...rest, reported: isOpen ? reported : undefined };
    },
    async records(people) {
      const records = await findRecords(db, people);
      return people.map((who) => {
        const { accepted, rejected, lapsed, open, confirmations } = records.get(who)!;
        return { who, accepted, rejected, lapsed, open, confirmations };
      });
    },
    async ranking(fuel) {
      const rules = await readRules(db);
      const now = clock.now();
      const neighbours = await findNeighbours(db, [fuel], now, rules.ages);
      const ranked = rankedPrices(neighbours, rules, now);
      return {
        medals: medals(ranked, 'SM').split(',').toSorted(),
        ranked: ranked.map(({ stationId }) => ids.indexOf(stationId)).toSorted((a, b) => a - b),
      };
    },
    displayed: async (place) => await readBoth(db, pairOf(place), clock.now()),
    claims: async (place) => await readClaims(db, pairOf(place)),
  };
}

async function versionOf(db: Executor): Promise<string> {
  return (await db.selectFrom('board_version').select('version').executeTakeFirstOrThrow()).version;
}
