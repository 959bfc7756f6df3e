/** The core's functions for the events of a history. */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { OPERATOR } from '../../modules/accounts/administrator.ts';
import { mergeStations } from '../../modules/merges/merge-stations.ts';
import { undoMerge } from '../../modules/merges/undo-merge.ts';
import { forgetPersonReports } from '../../modules/people/forget-person-reports.ts';
import { beginRun } from '../../modules/imports/runs/runs.ts';
import { changePrices, type ChangeOutcome } from '../../modules/prices/change-prices.ts';
import { decideWaiting, withdrawCurrent } from '../../modules/prices/log/decide.ts';
import { dropDisputes } from '../../modules/prices/log/disputes/disputes.ts';
import { noteDispute } from '../../modules/prices/log/disputes/note-dispute.ts';
import { withdrawReport } from '../../modules/prices/log/withdraw-report.ts';
import { undoRunStep } from '../../modules/prices/log/undo-run.ts';
import type { PriceChange } from '../../modules/prices/price-change.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import { addSubmission } from '../../modules/prices/submit-reports.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { nameOf } from './tally-of.ts';
import { realPrice } from '../words/read-place.ts';
import { findAllWaiting, findOpenDispute, findWaiting } from '../words/rows.ts';
import { answerFor, lockOut, sayClosed } from '../words/said-by-people.ts';
import { MINUTE_MS, seenAt, type Place, type Word } from '../words/word.ts';

const MARIA = { by: 'maria', reason: 'telefonata' };
/** The median of the ministry's files. */
const MEDIAN = 1700;

type Said<Act extends Word['act']> = Word & { act: Act };
/** Returns the answer to an event after its change. */
type Answer = (outcome: ChangeOutcome) => string;

/** Remembers events, and plays them. @param ids of the stations */
export function deedsOf(db: Executor, clock: Clock, ids: readonly number[]) {
  const runs = new Map<number, number>();
  const words = new Map<number, Word>();
  const reports = new Map<number, string>();
  const merges = new Map<number, number>();
  const pairOf = ({ station, fuel }: Place) => ({ stationId: ids[station]!, fuelTypeId: fuel });
  const labelOf = ({ at }: { at: number }) =>
    [...words.values()].find((word) => word.at === at)?.label ?? 0;
  const labelsOf = (claims: readonly { at: number }[]) =>
    claims.map(labelOf).toSorted((a, b) => a - b);
  const isEarly = (of: number) =>
    words.has(of) &&
    clock.now().getTime() - words.get(of)!.at <= REPORT_LIMITS.undoMinutes * MINUTE_MS;

  async function record(
    { tx }: PriceChange,
    word: Said<'import' | 'import again' | 'administrator'>,
  ): Promise<Answer | undefined> {
    const row = word.act === 'import again' ? words.get(word.of) : word;
    if (row?.act !== 'import' && row?.act !== 'administrator') return undefined;
    const isImport = row.act === 'import';
    const day = dayInSanMarino(clock.now());
    const runId = isImport ? await beginRun(tx, 'prices', clock.now(), day) : undefined;
    if (runId !== undefined) runs.set(word.label, runId);
    const origin = isImport ? row.origin : 'administrator';
    const sender = {
      origin,
      runId,
      isSure: row.act === 'administrator' && !row.isUnsure,
      ...(origin === 'ministry' && { medians: new Map([[word.fuel, MEDIAN]]) }),
    };
    const observedAt = new Date(isImport ? seenAt(row) : row.at);
    const { heard } = await recordPrices(tx, clock, sender, [
      { ...pairOf(word), price: row.price, unit: 'litre', observedAt },
    ]);
    return () => nameOf(heard[0]!);
  }

  async function report(
    change: PriceChange,
    word: Said<'driver' | 'owner'>,
  ): Promise<Answer | undefined> {
    const { stationId, fuelTypeId } = pairOf(word);
    const price =
      word.price === 'same' ? (await realPrice(change.tx, pairOf(word)))?.price : word.price;
    if (price === undefined) return undefined;
    const said = { key: reportKey(word.label), kind: word.act, userId: null, stationId } as const;
    const person = word.act === 'driver' ? word.who : 'gestore';
    const seen = new Date(word.act === 'driver' ? seenAt(word) : word.at);
    const entries = [{ fuel_type_id: fuelTypeId, price, confirmed: false }];
    const isSure = word.act === 'driver' || !word.isUnsure;
    const saying = { ...said, person, seenAt: seen, entries, isSure };
    const { id, told } = await addSubmission(change, saying);
    reports.set(word.label, id);
    return (outcome) => told(outcome)[0]!.code;
  }

  async function dispute(
    change: PriceChange,
    { who, isOwner, price, ...word }: Said<'dispute'>,
  ): Promise<Answer | undefined> {
    const current = await realPrice(change.tx, pairOf(word));
    if (!current) return undefined;
    if (price !== undefined && price !== current.price) return () => 'changed';
    const disputed = { ...pairOf(word), price: current.price };
    const by = isOwner ? 'owner' : 'driver';
    await noteDispute(change, disputed, current, who, () => Promise.resolve(by));
    return () => 'disputed';
  }

  async function takeDisputeBack(change: PriceChange, word: Said<'undo dispute'>) {
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

  async function decide(
    change: PriceChange,
    { labels, isRight, ...word }: Said<'decide'>,
  ): Promise<Answer | undefined> {
    const waiting = await findWaiting(change.tx, pairOf(word));
    const named = labels
      ? (await findAllWaiting(change.tx, pairOf(word))).filter((one) =>
          labels.includes(labelOf(one)),
        )
      : waiting;
    if (named.length === 0) return undefined;
    await decideWaiting(change, idsOf(named), isRight, MARIA);
    return () => `decided ${labelsOf(named).join()}`;
  }

  async function undoReport(change: PriceChange, { of }: { of: number }) {
    const id = reports.get(of);
    if (id !== undefined && isEarly(of)) await withdrawReport(change, id);
  }

  async function mergeOrPart(word: Said<'merge' | 'unmerge'>): Promise<undefined> {
    if (word.act === 'merge') {
      const stations = { kept: ids[word.station]!, merged: ids[word.merged]! };
      merges.set(word.label, await mergeStations(db, clock, OPERATOR, stations));
    } else {
      await undoMerge(db, clock, OPERATOR, merges.get(word.of)!);
    }
  }

  async function act(change: PriceChange, word: Word): Promise<Answer | undefined | void> {
    switch (word.act) {
      case 'driver':
      case 'owner':
        return await report(change, word);
      case 'import':
      case 'import again':
      case 'administrator':
        return await record(change, word);
      case 'dispute':
        return await dispute(change, word);
      case 'undo dispute':
        return await takeDisputeBack(change, word);
      case 'undo report':
        return await undoReport(change, word);
      case 'undo import':
        return await undoImport(change, word);
      case 'decide':
        return await decide(change, word);
      case 'withdraw':
        return void (await withdrawCurrent(change, pairOf(word), MARIA));
      case 'close':
        return await sayClosed(change, pairOf(word).stationId, word.who);
      case 'lock':
        return await lockOut(change, word.who);
      case 'leave':
        return await forgetPersonReports(change, word.who);
      case 'vouch':
      case 'unvouch':
        return await answerFor(change, word);
      case 'merge':
      case 'unmerge':
      case 'jobs':
      case 'silence':
        return undefined;
    }
  }

  return {
    pairOf,
    /** Returns the event with its target as of now; undefined without a target. */
    async resolve(word: Word): Promise<Word | undefined> {
      if ('of' in word && word.of === 0) return undefined;
      const isAboutShown = word.act === 'dispute' || ('price' in word && word.price === 'same');
      if (isAboutShown) {
        const price = (await realPrice(db, pairOf(word)))?.price;
        return price === undefined ? undefined : { ...word, price };
      }
      if (word.act !== 'decide') return word;
      const labels = labelsOf(await findWaiting(db, pairOf(word)));
      return labels.length > 0 ? { ...word, labels } : undefined;
    },
    /** Plays an event now. @returns the gate's answer; undefined when nothing was reported, or without an answer */
    async say(word: Word): Promise<string | undefined> {
      words.set(word.label, word);
      if (word.act === 'merge' || word.act === 'unmerge') return await mergeOrPart(word);
      return await changePrices(
        db,
        clock,
        (change) => act(change, word),
        (told, outcome) => told?.(outcome),
      );
    },
    forget() {
      for (const kept of [runs, words, reports, merges]) kept.clear();
    },
  };
}

const idsOf = (claims: readonly { id: string }[]) => claims.map(({ id }) => id);

/** The key of an event's report. */
const reportKey = (label: number): string =>
  `00000000-0000-4000-8000-${String(label).padStart(12, '0')}`;
