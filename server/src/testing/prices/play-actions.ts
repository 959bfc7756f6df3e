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
import { realPrice } from '../histories/read-place.ts';
import { findAllWaiting, findOpenDispute, findWaiting } from '../histories/rows.ts';
import { setVouching, lockOut, reportClosed } from '../histories/people-actions.ts';
import { MINUTE_MS, seenAt, type Place, type HistoryEvent } from '../histories/event.ts';

const MARIA = { by: 'maria', reason: 'telefonata' };
/** The median of the ministry's files. */
const MEDIAN = 1700;

type EventOf<Act extends HistoryEvent['act']> = HistoryEvent & { act: Act };
/** Returns the answer to an event after its change. */
type Answer = (outcome: ChangeOutcome) => string;

/** Remembers events, and plays them. @param ids of the stations */
export function actionsOf(db: Executor, clock: Clock, ids: readonly number[]) {
  const runs = new Map<number, number>();
  const events = new Map<number, HistoryEvent>();
  const reports = new Map<number, string>();
  const merges = new Map<number, number>();
  const pairOf = ({ station, fuel }: Place) => ({ stationId: ids[station]!, fuelTypeId: fuel });
  const labelOf = ({ at }: { at: number }) =>
    [...events.values()].find((event) => event.at === at)?.label ?? 0;
  const labelsOf = (claims: readonly { at: number }[]) =>
    claims.map(labelOf).toSorted((a, b) => a - b);
  const isEarly = (of: number) =>
    events.has(of) &&
    clock.now().getTime() - events.get(of)!.at <= REPORT_LIMITS.undoMinutes * MINUTE_MS;

  async function record(
    { tx }: PriceChange,
    event: EventOf<'import' | 'import again' | 'administrator'>,
  ): Promise<Answer | undefined> {
    const row = event.act === 'import again' ? events.get(event.of) : event;
    if (row?.act !== 'import' && row?.act !== 'administrator') return undefined;
    const isImport = row.act === 'import';
    const day = dayInSanMarino(clock.now());
    const runId = isImport ? await beginRun(tx, 'prices', clock.now(), day) : undefined;
    if (runId !== undefined) runs.set(event.label, runId);
    const origin = isImport ? row.origin : 'administrator';
    const sender = {
      origin,
      runId,
      isSure: row.act === 'administrator' && !row.isUnsure,
      ...(origin === 'ministry' && { medians: new Map([[event.fuel, MEDIAN]]) }),
    };
    const observedAt = new Date(isImport ? seenAt(row) : row.at);
    const { evaluated } = await recordPrices(tx, clock, sender, [
      { ...pairOf(event), price: row.price, unit: 'litre', observedAt },
    ]);
    return () => nameOf(evaluated[0]!);
  }

  async function report(
    change: PriceChange,
    event: EventOf<'driver' | 'owner'>,
  ): Promise<Answer | undefined> {
    const { stationId, fuelTypeId } = pairOf(event);
    const price =
      event.price === 'same' ? (await realPrice(change.tx, pairOf(event)))?.price : event.price;
    if (price === undefined) return undefined;
    const by = { key: reportKey(event.label), kind: event.act, userId: null, stationId } as const;
    const person = event.act === 'driver' ? event.who : 'gestore';
    const seen = new Date(event.act === 'driver' ? seenAt(event) : event.at);
    const entries = [{ fuel_type_id: fuelTypeId, price, confirmed: false }];
    const isSure = event.act === 'driver' || !event.isUnsure;
    const submission = { ...by, person, seenAt: seen, entries, isSure };
    const { id, outcomes } = await addSubmission(change, submission);
    reports.set(event.label, id);
    return (outcome) => outcomes(outcome)[0]!.code;
  }

  async function dispute(
    change: PriceChange,
    { who, isOwner, price, ...event }: EventOf<'dispute'>,
  ): Promise<Answer | undefined> {
    const current = await realPrice(change.tx, pairOf(event));
    if (!current) return undefined;
    if (price !== undefined && price !== current.price) return () => 'changed';
    const disputed = { ...pairOf(event), price: current.price };
    const by = isOwner ? 'owner' : 'driver';
    await noteDispute(change, disputed, current, who, () => Promise.resolve(by));
    return () => 'disputed';
  }

  async function withdrawDispute(change: PriceChange, event: EventOf<'undo dispute'>) {
    const of = events.get(event.of);
    if (of?.act !== 'dispute' || !isEarly(event.of)) return;
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
    { labels, isRight, ...event }: EventOf<'decide'>,
  ): Promise<Answer | undefined> {
    const waiting = await findWaiting(change.tx, pairOf(event));
    const named = labels
      ? (await findAllWaiting(change.tx, pairOf(event))).filter((one) =>
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

  async function mergeOrPart(event: EventOf<'merge' | 'unmerge'>): Promise<undefined> {
    if (event.act === 'merge') {
      const stations = { kept: ids[event.station]!, merged: ids[event.merged]! };
      merges.set(event.label, await mergeStations(db, clock, OPERATOR, stations));
    } else {
      await undoMerge(db, clock, OPERATOR, merges.get(event.of)!);
    }
  }

  async function act(change: PriceChange, event: HistoryEvent): Promise<Answer | undefined | void> {
    switch (event.act) {
      case 'driver':
      case 'owner':
        return await report(change, event);
      case 'import':
      case 'import again':
      case 'administrator':
        return await record(change, event);
      case 'dispute':
        return await dispute(change, event);
      case 'undo dispute':
        return await withdrawDispute(change, event);
      case 'undo report':
        return await undoReport(change, event);
      case 'undo import':
        return await undoImport(change, event);
      case 'decide':
        return await decide(change, event);
      case 'withdraw':
        return void (await withdrawCurrent(change, pairOf(event), MARIA));
      case 'close':
        return await reportClosed(change, pairOf(event).stationId, event.who);
      case 'lock':
        return await lockOut(change, event.who);
      case 'leave':
        return await forgetPersonReports(change, event.who);
      case 'vouch':
      case 'unvouch':
        return await setVouching(change, event);
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
    async resolve(event: HistoryEvent): Promise<HistoryEvent | undefined> {
      if ('of' in event && event.of === 0) return undefined;
      const isAboutShown = event.act === 'dispute' || ('price' in event && event.price === 'same');
      if (isAboutShown) {
        const price = (await realPrice(db, pairOf(event)))?.price;
        return price === undefined ? undefined : { ...event, price };
      }
      if (event.act !== 'decide') return event;
      const labels = labelsOf(await findWaiting(db, pairOf(event)));
      return labels.length > 0 ? { ...event, labels } : undefined;
    },
    /** Plays an event now. @returns the gate's answer; undefined when nothing was reported, or without an answer */
    async play(event: HistoryEvent): Promise<string | undefined> {
      events.set(event.label, event);
      if (event.act === 'merge' || event.act === 'unmerge') return await mergeOrPart(event);
      return await changePrices(
        db,
        clock,
        (change) => act(change, event),
        (outcomes, outcome) => outcomes?.(outcome),
      );
    },
    forget() {
      for (const kept of [runs, events, reports, merges]) kept.clear();
    },
  };
}

const idsOf = (claims: readonly { id: string }[]) => claims.map(({ id }) => id);

/** The key of an event's report. */
const reportKey = (label: number): string =>
  `00000000-0000-4000-8000-${String(label).padStart(12, '0')}`;
