/**
 * Says the words of a history to the core that believes prices: the one file by which the tests of its properties
 * know it.
 */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { Database, Executor } from '../../db/database.ts';
import { vouchFor } from '../../modules/accounts/known-drivers.ts';
import { forgetWords as forgetWordsOf } from '../../modules/people/forget-words.ts';
import { findRecords } from '../../modules/people/author-records.ts';
import { beginRun } from '../../modules/imports/runs/runs.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import { lapseJob } from '../../modules/prices/lapse.ts';
import { standsBeside } from '../../modules/prices/judge/judge-report.ts';
import { driverAge } from '../../modules/prices/judge/patience.ts';
import { decideWaiting, withdrawCurrent } from '../../modules/prices/log/decide.ts';
import { dropDisputes } from '../../modules/prices/log/disputes/disputes.ts';
import { noteDispute } from '../../modules/prices/log/disputes/note-dispute.ts';
import { takeBackReport } from '../../modules/prices/log/take-back.ts';
import { undoRunStep } from '../../modules/prices/log/undo-run.ts';
import type { PriceChange } from '../../modules/prices/price-change.ts';
import { findNeighbours } from '../../modules/prices/current/reference.ts';
import { medals, rankedPrices } from '../../modules/prices/judge/medals.ts';
import { readRules } from '../../modules/prices/rules.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import { sayReport } from '../../modules/prices/say.ts';
import { disputeJob } from '../../modules/prices/close-disputes.ts';
import { KNOWN, LEAVER, START } from '../words/arbitrary.ts';
import { fixedClock } from '../fixed-clock.ts';
import { addFuelTypes, addStation } from '../stations/stations.ts';
import { lockOut, sayClosed } from '../words/said-by-people.ts';
import { findOpenDispute, findWaiting, forgetWords } from '../words/rows.ts';
import { readClaims, readPlace, realPrice, type ClaimState } from '../words/read-place.ts';
import {
  JOBS_MS,
  MINUTE_MS,
  seenAt,
  type Place,
  type PlaceState,
  type Word,
} from '../words/word.ts';

const MARIA = { by: 'maria', reason: 'telefonata' };
/** The median of the ministry's files. */
const MEDIAN = 1700;

/** How often a driver's claims were accepted and the like. */
export interface PersonRecord {
  who: string;
  accepted: number;
  rejected: number;
  lapsed: number;
  open: number;
  confirmations: number;
}

/** Histories on a database of a test file, one at a time. */
export interface WordHistory {
  /** Forgets all that was said. */
  begin(): Promise<void>;
  /** Says a word at its instant. What was not recorded can be said, and changes nothing. */
  say(word: Word): Promise<void>;
  /** Judges a place again, and settles its price. @returns whether that told the board of a change */
  judgeAgain(place: Place): Promise<boolean>;
  /** What is shown of a place. */
  read(place: Place): Promise<PlaceState>;
  /** The stations that wear a medal in San Marino, by fuel, and those that rank, in their order. */
  ranking(fuel: number): Promise<{ medals: string[]; ranked: number[] }>;
  /** The claims of drivers and owners about a place, by the labels of their words. */
  claims(place: Place): Promise<ClaimState[]>;
  /** What became of all that people have said, as an administrator reads it. */
  records(people: readonly string[]): Promise<PersonRecord[]>;
}

/**
 * Opens histories of some stations.
 * @param areas none where nothing but a station's own past is to be compared
 */
export async function openWordHistory(
  { kysely: db }: Database,
  stations = 2,
  areas: Area[] = [],
): Promise<WordHistory> {
  const clock = fixedClock('2026-11-21T12:00:00Z');
  await addFuelTypes(db);
  const ids: number[] = [];
  for (let made = 0; made < stations; made += 1)
    ids.push(await addStation(db, { areas, confirmed_decades: [10, 20] }));
  let last = Infinity;
  const runs = new Map<number, number>();
  const words = new Map<number, Word>();
  const reports = new Map<number, string>();
  const pairOf = ({ station, fuel }: Place) => ({ stationId: ids[station]!, fuelTypeId: fuel });
  const isEarly = (of: number) =>
    words.has(of) &&
    clock.now().getTime() - words.get(of)!.at <= REPORT_LIMITS.undoMinutes * MINUTE_MS;

  async function record(
    { tx }: PriceChange,
    word: Word & { act: 'import' | 'import again' | 'administrator' },
  ) {
    const row = word.act === 'import again' ? words.get(word.of) : word;
    if (row?.act !== 'import' && row?.act !== 'administrator') return;
    const isImport = row.act === 'import';
    const day = dayInSanMarino(clock.now());
    const runId = isImport ? await beginRun(tx, 'prices', clock.now(), day) : undefined;
    if (runId !== undefined) runs.set(word.label, runId);
    const origin = isImport ? row.origin : 'administrator';
    const sender = {
      origin,
      runId,
      isSure: !isImport,
      ...(origin === 'ministry' && { medians: new Map([[word.fuel, MEDIAN]]) }),
    };
    const observedAt = new Date(isImport ? seenAt(row) : row.at);
    await recordPrices(tx, clock, sender, [
      { ...pairOf(word), price: row.price, unit: 'litre', observedAt },
    ]);
  }

  async function report(change: PriceChange, word: Word & { act: 'driver' | 'owner' }) {
    const { stationId, fuelTypeId } = pairOf(word);
    const price =
      word.price === 'same' ? (await realPrice(change.tx, pairOf(word)))?.price : word.price;
    if (price === undefined) return;
    const said = { key: reportKey(word.label), kind: word.act, userId: null, stationId } as const;
    const person = word.act === 'driver' ? word.who : 'gestore';
    const seen = new Date(word.act === 'driver' ? seenAt(word) : word.at);
    const entries = [{ fuel_type_id: fuelTypeId, price, confirmed: false }];
    const saying = { ...said, person, seenAt: seen, entries, isSure: true };
    reports.set(word.label, (await sayReport(change, saying)).id);
  }

  async function dispute(
    change: PriceChange,
    { who, isOwner, ...word }: Word & { act: 'dispute' },
  ) {
    const current = await realPrice(change.tx, pairOf(word));
    if (!current) return;
    const disputed = { ...pairOf(word), price: current.price };
    const by = isOwner ? 'owner' : 'driver';
    await noteDispute(change, disputed, current, who, () => Promise.resolve(by));
  }

  async function takeDisputeBack(change: PriceChange, word: Word & { act: 'undo dispute' }) {
    const of = words.get(word.of);
    if (of?.act !== 'dispute' || !isEarly(word.of)) return;
    const id = await findOpenDispute(change.tx, of.at);
    if (id !== undefined) await dropDisputes(change, { id });
  }

  async function undoImport(change: PriceChange, { of }: { of: number }) {
    const run = runs.get(of);
    if (run === undefined) return;
    for (;;) {
      const { withdrawn, waiting } = await undoRunStep(change, run, 'maria', 10);
      if (withdrawn + waiting === 0) return;
    }
  }

  async function decide(change: PriceChange, word: Word & { act: 'decide' }) {
    const waiting = await findWaiting(change.tx, pairOf(word));
    if (waiting.length > 0) await decideWaiting(change, waiting, word.isRight, MARIA);
  }

  async function act(change: PriceChange, word: Word): Promise<void> {
    if (word.act === 'driver' || word.act === 'owner') return await report(change, word);
    if (word.act === 'dispute') return await dispute(change, word);
    if (word.act === 'undo dispute') return await takeDisputeBack(change, word);
    if (word.act === 'close') return await sayClosed(change, pairOf(word).stationId, word.who);
    if (word.act === 'lock') return await lockOut(change, word.who);
    if (word.act === 'undo import') return await undoImport(change, word);
    if (word.act === 'decide') return await decide(change, word);
    if (word.act === 'leave') return await forgetWordsOf(change, word.who);
    if (word.act === 'withdraw') return void (await withdrawCurrent(change, pairOf(word), MARIA));
    if (word.act === 'undo report') {
      const id = reports.get(word.of);
      if (id !== undefined && isEarly(word.of)) await takeBackReport(change, id);
    } else if (word.act !== 'jobs') await record(change, word);
  }

  async function runJobs(): Promise<void> {
    for (const job of [lapseJob, disputeJob]) await job(db, clock).run(AbortSignal.timeout(60_000));
  }

  return {
    async begin() {
      last = Infinity;
      runs.clear();
      words.clear();
      reports.clear();
      await forgetWords(db);
      for (const person of [...KNOWN, LEAVER]) await vouchFor(db, person, new Date(START));
    },
    async say(word) {
      clock.set(new Date(word.at).toISOString());
      if (word.act === 'jobs' || word.at - last >= JOBS_MS) await runJobs();
      last = word.at;
      if (word.act !== 'jobs') await changePrices(db, clock, (change) => act(change, word));
      words.set(word.label, word);
    },
    async judgeAgain(place) {
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
        standsBeside({ ...reported, seenAt: new Date(reported.seenAt) }, shown);
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
    claims: async (place) => await readClaims(db, pairOf(place)),
  };
}

/** What a word's report is called. */
const reportKey = (label: number): string =>
  `00000000-0000-4000-8000-${String(label).padStart(12, '0')}`;

async function versionOf(db: Executor): Promise<string> {
  return (await db.selectFrom('board_version').select('version').executeTakeFirstOrThrow()).version;
}
