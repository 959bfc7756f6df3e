/**
 * Evaluates reports without writing: gathers the facts in a fixed number of statements, then calls pure functions
 * (decision 0043).
 */
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { latestPlausible } from '../../clock.ts';
import { reportableFuels, soldDecades } from '../stations/fuels/sold-fuels.ts';
import { readMarket } from './current/reference-prices.ts';
import { evaluatePrice } from './fold/add-price.ts';
import type { Facts, PriceEvent } from './fold/events.ts';
import type { EvaluatedReport } from './evaluate/evaluated-report.ts';
import { canBeStored, evaluateSource, ofOneInstant } from './evaluate/evaluate-source.ts';
import { redirectClaims } from './log/redirect-claims.ts';
import { readPast } from './log/past-reference-prices.ts';
import { readLog } from './log/read-log.ts';
import type { OpenPair } from './pairs/open-pair.ts';
import { openPairs } from './pairs/open-pairs.ts';
import { readAuthor, type Author } from './pairs/read-author.ts';
import type { PriceChange } from './price-change.ts';
import type { ReportAuthor } from './author.ts';
import { keyOf, type ReportedPrice } from './reported-price.ts';

/**
 * Evaluates a source's prices: rows of a file, an administrator's or a demo price. Repeated reports change nothing,
 * unless their origin stated something else for the same instant in between.
 * @param given at most some thousand reports
 * @returns one evaluation per report, in their order
 */
export async function evaluateSourceReports(
  change: PriceChange,
  author: ReportAuthor,
  given: readonly ReportedPrice[],
): Promise<EvaluatedReport[]> {
  const { tx, now } = change;
  const reported = await redirectClaims(tx, given);
  const rules = await change.rules();
  const storable = reported.flatMap((report, index) => (canBeStored(report) ? index : []));
  const repeated = new Set(ofOneInstant(reported).flat());
  const log = await readLog(
    tx,
    author.origin,
    storable.map((index) => reported[index]!),
    author.day ?? dayInSanMarino(now),
    latestPlausible(now),
    storable.flatMap((index, at) => (repeated.has(index) ? at : [])),
  );
  const logged = new Map(log.map((row) => [storable[row.index]!, row]));
  const open = reported.filter((report, index) => logged.has(index) || !canBeStored(report));
  // Today's prices do not apply to a file of a past day.
  const fuels = new Set(author.isPast ? [] : open.map(({ fuelTypeId }) => fuelTypeId));
  const market = await readMarket(tx, now, rules, [...fuels]);
  const past = await readPast(tx, author, open, now, rules);
  return evaluateSource(author, now, reported, {
    rules,
    logged,
    referencePricesOf: (report, areas) =>
      past.referencePricesOf(report, areas, market.referencePricesOf(report, areas)),
    isTooOld: past.isTooOld,
  });
}

/** An evaluated report, with its station and fuel; without them when the fuel type does not exist. */
export interface EvaluatedInPair extends EvaluatedReport {
  inPair?: { pair: OpenPair; event: PriceEvent };
}

/**
 * Evaluates a driver's or owner's report about one station (rule report-entries): a price equal to the current one is a
 * confirmation or adds a supporter, any other is checked by the gate. An observation after now counts as of now.
 * @param given entries about one station, which is not merged into another
 * @returns one evaluation per entry, in their order
 */
export async function evaluatePersonReports(
  change: PriceChange,
  author: ReportAuthor,
  given: readonly ReportedPrice[],
): Promise<EvaluatedInPair[]> {
  const { tx, now } = change;
  const { fuels } = await change.rules();
  const reported = given.map((report) =>
    report.observedAt < now ? report : { ...report, observedAt: now },
  );
  const pairs = [...new Map(reported.map((report) => [keyOf(report), report])).values()].filter(
    ({ fuelTypeId }) => fuels.has(fuelTypeId),
  );
  const personFacts = await readAuthor(tx, now, author, reported[0]!.stationId);
  const open = await openPairs(change, pairs, { isKnown: personFacts.isVouchedFor });
  const opened = new Map(open.map((pair) => [pair.pair.fuelTypeId, pair]));
  return reported.map((report, index) => {
    const pair = opened.get(report.fuelTypeId);
    if (!pair) return unknownFuel(index, report);
    const event = eventOf(author, personFacts, report, pair.facts, now);
    const isSecondEntry = reported.findIndex((one) => one.fuelTypeId === report.fuelTypeId) < index;
    const evaluated = evaluatePrice(pair.state, event, isSecondEntry);
    return { ...evaluated, index, reported: report, facts: pair.stored, inPair: { pair, event } };
  });
}

/** Rejects a report about an unknown fuel type. */
const unknownFuel = (index: number, report: ReportedPrice): EvaluatedReport => ({
  index,
  reported: report,
  outcome: 'rejected',
  reason: Number.isInteger(report.price) ? 'fuel' : 'decimals',
});

/** Makes a person's report for the fold. */
function eventOf(
  { origin, person, reportId, isSure = false }: ReportAuthor,
  personFacts: Author,
  { fuelTypeId, price, observedAt, isConfirmed }: ReportedPrice,
  facts: Facts,
  now: Date,
): PriceEvent {
  return {
    id: 0,
    at: now.getTime(),
    kind: 'price',
    origin,
    person: person ?? null,
    isVouchedFor: personFacts.isVouchedFor,
    reportId: reportId ?? null,
    day: '',
    price,
    seenAt: observedAt.getTime(),
    isSure,
    ...(isConfirmed && { isConfirmed }),
    facts: {
      ...facts,
      sells: soldDecades(personFacts.kind, personFacts.confirmed),
      isReportable: reportableFuels(personFacts).includes(fuelTypeId),
      reportedBeforeDeletion: personFacts.reportedBeforeDeletion[fuelTypeId],
    },
  };
}
