/** Evaluates many prices of a source at once: pure functions (decision 0043). */
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { soldDecades } from '../../stations/fuels/sold-fuels.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { ReportAuthor } from '../author.ts';
import { keyOf, type ReportedPrice } from '../reported-price.ts';
import { dateProblem } from './claim-date.ts';
import { comparedWith, type ReferencePrices } from './reference-price.ts';
import { evaluateClaim } from './gate.ts';
import type { LogFacts } from './log-facts.ts';
import type { EvaluatedReport } from './evaluated-report.ts';
import type { HoldReason } from './claim-reasons.ts';
import type { ClaimFacts, GateOutcome } from './claim-facts.ts';

/** The facts gathered for reports, by their indexes. */
export interface SourceFacts {
  rules: Rules;
  /** Log facts; missing for reports already accepted without doubt, unless several have the same instant. */
  logged: ReadonlyMap<number, LogFacts>;
  referencePricesOf(reported: ReportedPrice, areas: readonly string[]): ReferencePrices;
  /** True for a report too old to be fresh: only its range is checked. */
  isTooOld(reported: ReportedPrice): boolean;
}

/** Latest instant that both database engines store. */
const LATEST = Date.parse('9999-01-01T00:00:00Z');
const LARGEST = 2 ** 31 - 1;

/** True for a report that the log can store. */
export const canBeStored = ({ price, observedAt }: ReportedPrice): boolean =>
  Number.isInteger(price) &&
  price > 0 &&
  price <= LARGEST &&
  dateProblem(observedAt, new Date(LATEST)) === undefined;

/** Evaluates a source's reports in the order of their instants, comparing each with earlier ones. */
export function evaluateSource(
  { origin, day, isSure: isConfirmed = false }: ReportAuthor,
  now: Date,
  reports: readonly ReportedPrice[],
  { rules, logged, referencePricesOf, isTooOld }: SourceFacts,
): EvaluatedReport[] {
  const { limits, firstFile } = rules;
  const isFirstDay = firstFile === null || firstFile >= (day ?? dayInSanMarino(now));
  const context = { origin, isConfirmed, now, limits, isFirstDay };
  const latest = new Map<string, ClaimFacts['last']>();
  const evaluated = reports.map((reported, index): EvaluatedReport => ({
    index,
    reported,
    outcome: 'accepted',
  }));
  const refused = new Set<number>();
  const open = evaluated.filter(
    ({ index, reported }) => logged.has(index) || !canBeStored(reported),
  );
  for (const { index, reported } of open.toSorted(
    (a, b) => instantOf(a.reported) - instantOf(b.reported),
  )) {
    const row = logged.get(index);
    const facts = {
      ...factsOf(reported, rules.fuels, row),
      ...referencePricesOf(reported, row?.areas ?? []),
    };
    const last = newer(latest.get(keyOf(reported)), facts.last);
    const occasion = { ...context, isPast: isTooOld(reported) };
    const gate = evaluateClaim(reported, { ...facts, last }, occasion);
    const isNew = !row?.known_id || row.known_state === 'rejected';
    if (isNew && gate.outcome === 'accepted' && !gate.doubtful && origin !== 'demo') {
      latest.set(keyOf(reported), newer(last, reported));
    }
    // A report older than the last price is not compared.
    const lastPrice = last && reported.observedAt >= last.observedAt ? last.price : undefined;
    const known = comparedWith({ reference: facts.reference, lastPrice });
    evaluated[index] = { index, reported, ...known, ...outcomeOf(gate, row) };
    if (gate.outcome === 'rejected') refused.add(index);
  }
  for (const index of superseded(reports, refused))
    evaluated[index] = { ...evaluated[index]!, ...SUPERSEDED };
  return evaluated;
}

const SUPERSEDED = { outcome: 'lapsed_replaced', isNew: false } as const;

/** Groups the indexes of several reports for one station, fuel and instant. */
export function ofOneInstant(reports: readonly ReportedPrice[]): number[][] {
  const groups = Map.groupBy(
    reports.keys(),
    (index) => `${keyOf(reports[index]!)}/${reports[index]!.observedAt.getTime()}`,
  );
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Finds reports replaced by a later one of the same instant that the gate does not refuse. @returns their indexes */
const superseded = (reports: readonly ReportedPrice[], refused: ReadonlySet<number>): number[] =>
  ofOneInstant(reports).flatMap((group) =>
    group.filter((index) => !refused.has(index)).slice(0, -1),
  );

/**
 * Combines the gate's outcome with the logged outcome of the same report. The logged one wins, unless the gate alone
 * refused it; then the new outcome counts, and is appended if it differs.
 * @param logged log facts; undefined for a report that the log cannot store
 */
function outcomeOf(
  gate: GateOutcome,
  logged: LogFacts | undefined,
): Omit<EvaluatedReport, 'index' | 'reported'> {
  const kept = logged && keptOutcome(logged);
  if (kept) return kept;
  // The log stores neither.
  if (gate.outcome === 'asked' || gate.outcome === 'changed') return gate;
  const isRepeated =
    gate.outcome === 'rejected' &&
    // The log cannot store a report about an unknown fuel.
    (gate.reason === 'fuel' ||
      (logged?.known_state === 'rejected' && logged.known_reason === gate.reason));
  return { ...gate, isNew: logged !== undefined && !isRepeated };
}

/** The logged outcome; undefined without one, or when the gate alone refused the report. */
function keptOutcome(
  logged: LogFacts,
): Pick<EvaluatedReport, 'outcome' | 'reason' | 'repeats'> | undefined {
  const { known_id: id, known_state: state, known_reason: reason } = logged;
  const isConfirmed = logged.known_earlier && reason === 'unusual';
  const repeats = isConfirmed && id ? { repeats: id } : {};
  if (state === 'accepted') return { outcome: state, ...repeats };
  if (state === 'withdrawn') return { outcome: state };
  if (state === 'held') {
    return isConfirmed
      ? { outcome: 'accepted', ...repeats }
      : { outcome: state, reason: reason as HoldReason };
  }
  return state === 'rejected' && logged.known_decided
    ? { outcome: state, reason: 'decided' }
    : undefined;
}

function factsOf(
  { fuelTypeId, unit }: ReportedPrice,
  fuels: ReadonlyMap<number, RuledFuel>,
  row: LogFacts | undefined,
): Omit<ClaimFacts, keyof ReferencePrices> {
  const fuel = fuels.get(fuelTypeId);
  return {
    fuel: fuel?.unit === (unit ?? fuel?.unit) ? fuel : undefined,
    sells: row ? soldDecades(row.kind, row.confirmed_decades) : new Set(DECADES),
    isSold: row?.sold ?? undefined,
    last: row?.last_at ? { price: row.last_price!, observedAt: row.last_at } : undefined,
    isWithdrawn: row?.taken_back ?? false,
    waiting: row?.waiting_id ? { id: row.waiting_id, price: row.waiting_price! } : undefined,
  };
}

const newer = (a: ClaimFacts['last'], b: ClaimFacts['last']): ClaimFacts['last'] =>
  a && b ? (b.observedAt > a.observedAt ? b : a) : (a ?? b);

/** Invalid times come first; these reports are refused. */
const instantOf = ({ observedAt }: ReportedPrice): number => observedAt.getTime() || 0;
