/** Evaluates a reported price by the gate and adds it to the state (rules price-gate, report-entries). Pure. */
import { latestPlausible } from '../../../clock.ts';
import { basePrices } from '../evaluate/base-price.ts';
import type { EvaluatedReport } from '../evaluate/evaluated-report.ts';
import {
  AGAIN_MS,
  evaluateEntry,
  type FuelFacts,
  type RecentReports,
} from '../evaluate/evaluate-report.ts';
import { evaluateSource } from '../evaluate/evaluate-source.ts';
import type { ReportAuthor } from '../author.ts';
import type { ReportedPrice } from '../reported-price.ts';
import { asLogRow } from './as-log-row.ts';
import { expectedPriceAt, realCurrent } from './measure.ts';
import { newPrice } from './new-price.ts';
import { insertPrice, isAccepted, isBase, type PairState, type LoggedPrice } from './pair-state.ts';
import type { PriceEvent } from './events.ts';

/** Evaluates a reported price and writes it into the state. @returns the evaluation */
export function addEvaluatedPrice(state: PairState, event: PriceEvent): EvaluatedReport {
  const evaluated = event.evaluated ?? evaluatePrice(state, event);
  if (!isPerson(event) || evaluated.outcome !== 'rejected') addToState(state, event, evaluated);
  return evaluated;
}

const isPerson = ({ origin }: PriceEvent) => origin === 'driver' || origin === 'owner';

/** Evaluates a price without writing it. @param isSecondEntry true when the same report has an earlier entry for the fuel */
export function evaluatePrice(
  state: PairState,
  event: PriceEvent,
  isSecondEntry = false,
): EvaluatedReport {
  const { origin, person, reportId, day, isSure, isConfirmed, at, facts } = event;
  const author: ReportAuthor = {
    origin,
    ...(person !== null && { person }),
    ...(reportId !== null && { reportId }),
    day,
    isSure,
  };
  const reported: ReportedPrice = {
    stationId: facts.stationId,
    fuelTypeId: facts.fuel.id,
    price: event.price,
    unit: facts.fuel.unit,
    observedAt: new Date(isPerson(event) ? Math.min(event.seenAt, at) : event.seenAt),
    ...(isConfirmed && { isConfirmed }),
  };
  if (!isPerson(event)) return evaluateSourcePrice(state, event, author, reported);
  const basis = { rules: facts.rules, facts: personFacts(state, event) };
  return { index: 0, ...evaluateEntry(author, new Date(at), reported, isSecondEntry, basis) };
}

function personFacts(state: PairState, event: PriceEvent): FuelFacts {
  const { origin, at, facts } = event;
  const latest = latestPlausible(new Date(at)).getTime();
  const last = state.prices.findLast(
    (price) =>
      isAccepted(price) &&
      price.origin !== 'demo' &&
      (origin === 'driver' ? isBase(price) : price.origin !== 'driver' && !price.doubtful) &&
      price.seenAt <= latest,
  );
  return {
    ...facts.referencePrices,
    sells: facts.sells,
    isSold: facts.isSold,
    isReportable: facts.isReportable,
    current: realCurrent(state),
    last: last && { price: last.price, observedAt: new Date(last.seenAt) },
    reported: state.prices
      .filter((one) => one.price === event.price && one.state === 'reported')
      .map(({ price, seenAt }) => ({ price, seenAt: new Date(seenAt) })),
    ...(origin === 'driver' && driverFacts(state, event, last)),
  };
}

function driverFacts(state: PairState, event: PriceEvent, last: LoggedPrice | undefined) {
  const { at, facts, price, isVouchedFor = false } = event;
  const expectedPrice = expectedPriceAt(state, at, facts);
  // While the current price is contested, the belt's movement gives no expected price.
  const move = { price, expectedPrice: state.current?.contested ? undefined : expectedPrice };
  // A driver who is vouched for counts as known while a share is left.
  const countsAsKnown = event.isKnown ?? (isVouchedFor && facts.hasShareLeft(event.person!, move));
  return {
    countsAsKnown,
    isShareUsedUp: isVouchedFor && !countsAsKnown,
    lastWithBelt: basePrices(last?.price, last ? facts.beltThen(last.seenAt) : null, facts.belt)[1],
    expectedPrice,
    recent: recentOf(state, event),
  };
}

/**
 * Returns a driver's reports within the last hour. One from before the account was deleted and opened again, of which only
 * the time is known, counts as a report of the current price.
 */
function recentOf(
  { prices, confirmations, current }: PairState,
  { person, at, facts: { reportedBeforeDeletion } }: PriceEvent,
): RecentReports | undefined {
  if (person === null) return undefined;
  // A report received while the server's clock was ahead does not count for this hour.
  const isWithin = (receivedAt: number) => receivedAt > at - AGAIN_MS && receivedAt <= at;
  const isOwn = (event: { origin: string; person: string | null; receivedAt: number }) =>
    event.origin === 'driver' && event.person === person && isWithin(event.receivedAt);
  const claims = [
    ...prices.filter(
      (one) => isOwn(one) && !(one.state === 'withdrawn' && one.decidedBy === 'author'),
    ),
    ...(reportedBeforeDeletion === undefined
      ? []
      : [{ receivedAt: reportedBeforeDeletion, price: current?.price ?? 0 }]),
  ];
  const reports = [...claims, ...confirmations.filter(isOwn)];
  const [newest] = reports.toSorted((a, b) => b.receivedAt - a.receivedAt);
  if (!newest) return undefined;
  const claimedAt = Math.max(...claims.map(({ receivedAt }) => receivedAt));
  return {
    lastAt: new Date(newest.receivedAt),
    lastPrice: newest.price,
    claimedAt: claims.length > 0 ? new Date(claimedAt) : null,
  };
}

function evaluateSourcePrice(
  state: PairState,
  event: PriceEvent,
  author: ReportAuthor,
  reported: ReportedPrice,
): EvaluatedReport {
  const { at, facts } = event;
  const logged = asLogRow(state, event, facts);
  const { firstOutcome } = event;
  // A report older than the last price is compared with nothing.
  const isOlder = logged.last_at !== null && reported.observedAt < logged.last_at;
  const lastPrice = isOlder ? null : logged.last_price;
  // A stored report keeps its first outcome, unless the price that it was compared with is another one now, because a
  // report was withdrawn.
  if (
    firstOutcome &&
    (firstOutcome.lastPrice === undefined || firstOutcome.lastPrice === lastPrice)
  ) {
    const { state: outcome, doubtful, reason } = firstOutcome;
    return { index: 0, reported, outcome, doubtful, ...(reason && { reason }), isNew: true };
  }
  const isAlreadyAccepted = logged.known_state === 'accepted' && !logged.known_doubtful;
  const basis = {
    rules: facts.rules,
    // Without log facts a report counts as accepted already, and nothing is written.
    logged: new Map(isAlreadyAccepted ? [] : [[0, logged]]),
    referencePricesOf: () => facts.referencePrices,
    isTooOld: () => false,
  };
  return evaluateSource(author, new Date(at), [reported], basis)[0]!;
}

/** Writes an evaluated report into the state. */
function addToState(state: PairState, event: PriceEvent, evaluated: EvaluatedReport): void {
  const { id, at, origin, person, reportId } = event;
  const { price, observedAt } = evaluated.reported;
  if (evaluated.outcome === 'confirmed') {
    const reported = { id, price, origin, person, reportId, seenAt: observedAt.getTime() };
    const isKnown = evaluated.isKnown ?? false;
    state.confirmations.push({ ...reported, receivedAt: at, isKnown, isSuperseded: false });
    state.unprocessedIds.push(id);
    if (evaluated.restoresRank && person !== null) {
      state.shareCharges.push({ person, reportId, price, at, ...evaluated.restoresRank });
    }
  }
  if (evaluated.isNew) {
    if (origin === 'driver') supersede(state, event);
    state.unprocessedIds.push(id);
    insertPrice(state.prices, { id, ...newPrice(event, at, evaluated) });
  }
  // A report replaced by a later one of its file repeats nothing.
  if (evaluated.outcome !== 'lapsed_replaced' && evaluated.repeats)
    acceptRepeated(state, evaluated.repeats, event);
}

/** Marks the author's confirmations of other prices within the hour as superseded by a driver's new price. */
function supersede({ confirmations }: PairState, { person, price, at }: PriceEvent): void {
  for (const one of confirmations) {
    const isOwn = one.origin === 'driver' && person !== null && one.person === person;
    if (isOwn && one.price !== price && one.receivedAt > at - AGAIN_MS) one.isSuperseded = true;
  }
}

/** Accepts without doubt the price that the same origin stated on an earlier day. */
function acceptRepeated(state: PairState, id: string, { origin, at }: PriceEvent): void {
  const waiting = state.prices.find((price) => String(price.id) === id)!;
  Object.assign(waiting, {
    state: 'accepted',
    doubtful: false,
    decidedBy: origin,
    decidedAt: at,
    decisionReason: 'repeated',
  });
  state.unprocessedIds.push(waiting.id);
}
