/** Gathers what the gate needs to know about claims, and lets it judge them. */
import { DECADES } from '@pieno/contract/fuels.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';
import { priceAges, type PriceAges } from './judge/freshness.ts';
import { listSettings } from '../settings/repository.ts';
import type { Claim } from './word.ts';
import { latestPlausible } from '../../clock.ts';
import { dateProblem } from './judge/claim-date.ts';
import { judgeClaim } from './judge/gate.ts';
import { gateLimits, type GateLimits } from './judge/gate-limits.ts';
import { readDriverFacts } from './drivers/read-driver.ts';
import { readPast } from './log/past-reference.ts';
import { readLog, type LogFacts } from './log/read-log.ts';
import { findFileMedians, findNeighbours, medianOfNeighbours } from './current/reference.ts';
import { findGateFuels, type GateFuel, type Judged } from './log/append.ts';
import { isPerson, type Sender } from './speaker.ts';
import { soldDecades } from './judge/sold-fuels.ts';
import type { ClaimFacts } from './judge/verdict.ts';

/** A claim that is new, or whose kept verdict is not simply "accepted". */
export interface Assessed extends Judged {
  index: number;
  /** What the log knows; undefined for a claim that no log can hold. */
  logged: LogFacts | undefined;
}

/** Latest instant that both engines store. */
const LATEST = Date.parse('9999-01-01T00:00:00Z');
const LARGEST = 2 ** 31 - 1;

/**
 * Judges claims. Those already accepted without doubt are left out.
 * @param tx an open transaction that has locked the board
 * @param repeated indexes of claims about one instant with others: they are not left out
 */
export async function assessClaims(
  tx: Executor,
  sender: Sender,
  now: Date,
  claims: readonly Claim[],
  repeated: ReadonlySet<number>,
): Promise<Assessed[]> {
  const settings = await listSettings(tx);
  const limits = gateLimits(settings);
  const fuels = await findGateFuels(tx);
  const storable = claims.map((_, index) => index).filter((index) => canBeStored(claims[index]!));
  const day = sender.day ?? dayInSanMarino(now);
  const log = await readLog(
    tx,
    sender.origin,
    storable.map((index) => claims[index]!),
    day,
    latestPlausible(now),
    storable.flatMap((index, at) => (repeated.has(index) || isPerson(sender) ? at : [])),
  );
  const logged = new Map(
    log.map((row) => [storable[row.index]!, isPerson(sender) ? withoutMemory(row) : row]),
  );
  const drivers = sender.origin === 'driver' ? await readDriverFacts(tx, sender, claims, now) : [];
  const unstorable = claims.map((_, index) => index).filter((i) => !canBeStored(claims[i]!));
  const asked = [...logged.keys(), ...unstorable].toSorted((a, b) => a - b);
  const compared = await findReferences(
    tx,
    sender,
    { limits, now, ages: priceAges(settings) },
    asked.map((index) => claims[index]!.fuelTypeId),
  );
  const past = await readPast(
    tx,
    sender,
    asked.map((index) => claims[index]!),
    { limits, now, freshMs: priceAges(settings).stale },
  );
  const context = {
    origin: sender.origin,
    isConfirmed: sender.isConfirmed ?? false,
    now,
    limits,
  };
  const latest = new Map<string, ClaimFacts['last']>();
  const byInstant = asked.toSorted((a, b) => instantOf(claims[a]!) - instantOf(claims[b]!));
  const assessed = byInstant.map((index): Assessed => {
    const claim = claims[index]!;
    const row = logged.get(index);
    const pair = `${claim.stationId}/${claim.fuelTypeId}`;
    const areas = row?.areas ?? [];
    const facts = {
      ...factsOf(claim, fuels, row),
      ...past.compared(claim, areas, compared(claim, areas)),
      driver: drivers[index],
    };
    const last = newer(latest.get(pair), facts.last);
    const occasion = { ...context, isPast: past.isOver(claim) };
    const verdict = judgeClaim(claim, { ...facts, last }, occasion);
    const isNew = !row?.known_id || row.known_state === 'rejected';
    const isSure = verdict.state === 'accepted' && !verdict.doubtful;
    if (isNew && isSure && sender.origin !== 'demo') {
      latest.set(pair, newer(last, { price: claim.price, observedAt: claim.observedAt }));
    }
    const isSmall = verdict.state === 'reported' && verdict.reason === 'small';
    return {
      index,
      claim,
      verdict,
      logged: row,
      reference: facts.reference,
      lastPrice: isSmall ? facts.driver?.base : last?.price,
    };
  });
  return assessed.toSorted((a, b) => a.index - b.index);
}

/**
 * A person's claim has its identity in its report, and a report says what the pump shows now: what the same origin said
 * before, of whomever, neither answers it nor makes it suspicious.
 */
const withoutMemory = (row: LogFacts): LogFacts => ({
  ...row,
  known_id: null,
  known_state: null,
  known_doubtful: null,
  known_reason: null,
  known_decided: null,
  known_earlier: null,
  taken_back: false,
  waiting_id: null,
  waiting_price: null,
});

function factsOf(
  { fuelTypeId, unit }: Claim,
  fuels: ReadonlyMap<number, GateFuel>,
  row: LogFacts | undefined,
): Omit<ClaimFacts, 'reference' | 'elsewhere'> {
  const fuel = fuels.get(fuelTypeId);
  return {
    fuel: fuel?.unit === unit ? fuel : undefined,
    sells: row ? soldDecades(row.kind, row.confirmed_decades) : new Set(DECADES),
    isSold: row?.sold ?? undefined,
    last: row?.last_at ? { price: row.last_price!, observedAt: row.last_at } : undefined,
    isWithdrawn: row?.taken_back ?? false,
    waiting: row?.waiting_id ? { id: row.waiting_id, price: row.waiting_price! } : undefined,
  };
}

/** Reads only what is missing: the rows of a ministry file have their medians with them. */
async function findReferences(
  tx: Executor,
  { medians }: Sender,
  { limits, now, ages }: { limits: GateLimits; now: Date; ages: PriceAges },
  fuelTypeIds: readonly number[],
): Promise<
  (claim: Claim, areas: readonly string[]) => Pick<ClaimFacts, 'reference' | 'elsewhere'>
> {
  const open = [...new Set(fuelTypeIds)].filter((id) => !medians?.has(id));
  const neighbours = open.length > 0 ? await findNeighbours(tx, open, now, ages) : [];
  const file = open.length > 0 ? await findFileMedians(tx) : new Map<number, number>();
  const { around, ofBelt } = medianOfNeighbours(neighbours, limits.referenceMin);
  return ({ stationId, fuelTypeId }, areas) => ({
    reference: medians ? medians.get(fuelTypeId) : around({ id: stationId, areas }, fuelTypeId),
    elsewhere: ofBelt(fuelTypeId) ?? file.get(fuelTypeId),
  });
}

const newer = (a: ClaimFacts['last'], b: ClaimFacts['last']): ClaimFacts['last'] =>
  a && b ? (b.observedAt > a.observedAt ? b : a) : (a ?? b);

/** Claims without a time come first; they are refused. */
const instantOf = ({ observedAt }: Claim): number => observedAt.getTime() || 0;

const canBeStored = ({ price, observedAt }: Claim): boolean =>
  Number.isInteger(price) &&
  price > 0 &&
  price <= LARGEST &&
  dateProblem(observedAt, new Date(LATEST)) === undefined;
