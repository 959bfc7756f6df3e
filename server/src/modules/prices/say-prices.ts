import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { bumpBoardVersion, lockBoardVersion } from '../changes/board-version.ts';
import type { Claim } from './word.ts';
import { confirmPrices } from './log/confirm-prices.ts';
import { newestAcceptedWord } from './judge/freshness.ts';
import { listFuels } from './fuels.ts';
import { listOpenReports } from './drivers/open-reports.ts';
import { recordPrices } from './record.ts';
import { mayClaim, mayConfirm, readRecentWords, saidAgain } from './drivers/recent-words.ts';
import { rejudge } from './log/rejudge.ts';
import { codeOf, refusedEntry, type Entry, type Said } from './judge/said.ts';
import { applyWord } from './settle-claims.ts';
import { settlePrices } from './current/settle.ts';
import { readShownPrices, type ShownPrice } from './current/shown-prices.ts';

/** Who says something of one station's prices, and when. */
export interface Saying {
  origin: 'driver' | 'owner';
  stationId: number;
  /** The person, as a hash (rule report-person). */
  person: string;
  /** The report in the table `price_report`, written before. */
  reportId: string;
  /** When the prices were seen; an instant after now counts as now. */
  seenAt: Date;
  /** True after the person was asked whether the prices are meant. */
  isSure: boolean;
  /** Of a driver: whether a claim leaves the first ranks to those who hold them. */
  keepsGold?: (claim: Claim) => Promise<boolean>;
}

/**
 * Records what a driver or an owner says of a station's prices (rule report-entries, decision 0029): a price equal to
 * the current one becomes a confirmation, any other goes through the door. Claims are judged anew, the current prices
 * settled and the board told in the caller's transaction.
 * @param tx an open transaction
 * @returns what became of each entry, in their order
 */
export async function sayPrices(
  tx: Executor,
  clock: Clock,
  saying: Saying,
  entries: readonly Entry[],
): Promise<Said[]> {
  await lockBoardVersion(tx);
  const now = clock.now();
  const seenAt = saying.seenAt < now ? saying.seenAt : now;
  const sorted = await sortEntries(tx, now, { ...saying, seenAt }, entries);
  const confirmed = sorted.flatMap(({ confirms }) => confirms ?? []);
  await applyConfirmations(tx, now, { ...saying, seenAt }, confirmed);
  const claims = sorted.flatMap(({ claims }) => claims ?? []);
  const said = await claimPrices(tx, clock, { ...saying, seenAt }, claims);
  return sorted.map(({ entry, confirms, answer }) => {
    const { fuelTypeId, price } = entry;
    if (confirms) return { fuelTypeId, price, state: 'accepted', code: 'confirmed' };
    return answer ?? said.get(fuelTypeId)!;
  });
}

/** An entry with what it is: a confirmation, a claim, or nothing that could be recorded. */
interface Sorted {
  entry: Entry;
  confirms?: ShownPrice;
  claims?: Entry;
  answer?: Said;
}

async function sortEntries(
  tx: Executor,
  now: Date,
  { origin, stationId, person, seenAt }: Saying,
  entries: readonly Entry[],
): Promise<Sorted[]> {
  const shown = await readShownPrices(tx, stationId);
  const reported = await listOpenReports(tx, now, stationId, shown);
  const said =
    origin === 'driver'
      ? await readRecentWords(tx, now, stationId, person)
      : new Map<number, never>();
  return entries.map((entry, index): Sorted => {
    const { fuelTypeId, price, isConfirmed } = entry;
    const isRepeated = entries.slice(0, index).some((other) => other.fuelTypeId === fuelTypeId);
    const answer = (state: Said['state'], code: Said['code']): Sorted => ({
      entry,
      answer: { fuelTypeId, price, state, code },
    });
    if (isRepeated) return { entry, answer: saidAgain(entry, now) };
    const current = shown.get(fuelTypeId);
    const words = said.get(fuelTypeId);
    if (current?.price === price) {
      return mayConfirm(words, current)
        ? { entry, confirms: current }
        : { entry, answer: saidAgain(entry, words!.lastAt) };
    }
    if (!mayClaim(words)) return { entry, answer: saidAgain(entry, words!.claimedAt!) };
    const isReported = reported.some(
      (other) => other.fuelTypeId === fuelTypeId && other.price === price,
    );
    if (isConfirmed && !isReported) return answer('changed', 'changed');
    const isOld = current && newestAcceptedWord(current) > seenAt;
    if (origin === 'driver' && isOld) return answer('changed', 'changed');
    return { entry, claims: entry };
  });
}

async function applyConfirmations(
  tx: Executor,
  now: Date,
  { origin, person, reportId, seenAt }: Saying,
  prices: readonly ShownPrice[],
): Promise<void> {
  if (prices.length === 0) return;
  await confirmPrices(tx, now, { origin, claimant: person, reportId, seenAt }, prices);
  const changed =
    origin === 'owner'
      ? await applyWord(tx, now, { origin, reportId }, prices)
      : await rejudge(tx, now, prices);
  const moved = await settlePrices(tx, now, [...prices, ...changed.pairs]);
  const stations = new Set([...moved, ...changed.stations]);
  if (stations.size > 0) await bumpBoardVersion(tx, [...stations]);
}

/** Lets claims through the door. @returns by fuel type */
async function claimPrices(
  tx: Executor,
  clock: Clock,
  { origin, stationId, person, reportId, seenAt, isSure, keepsGold }: Saying,
  entries: readonly Entry[],
): Promise<Map<number, Said>> {
  if (entries.length === 0) return new Map();
  const units = new Map((await listFuels(tx)).map(({ id, unit }) => [id, unit]));
  const sender = { origin, claimant: person, reportId, ...(keepsGold && { keepsGold }) };
  // Who confirms a reported price was shown it: there is nothing to ask.
  const groups = Object.groupBy(entries, ({ isConfirmed }) =>
    isSure || isConfirmed ? 'sure' : 'new',
  );
  const said = new Map<number, Said>();
  for (const [kind, group] of Object.entries(groups)) {
    const claims = group.map(({ fuelTypeId, price }) => ({
      stationId,
      fuelTypeId,
      price,
      unit: units.get(fuelTypeId) ?? 'litre',
      observedAt: seenAt,
    }));
    const recorded = await recordPrices(
      tx,
      clock,
      { ...sender, isConfirmed: kind === 'sure' },
      claims,
    );
    const tell = (index: number, more: Pick<Said, 'state' | 'code'>) => {
      const { fuelTypeId, price } = group[index]!;
      said.set(fuelTypeId, { fuelTypeId, price, ...more });
    };
    for (const { index, ...more } of recorded.rejected) {
      said.set(group[index]!.fuelTypeId, refusedEntry(group[index]!, more));
    }
    for (const { index, ...compared } of recorded.asked) {
      tell(index, { state: 'ask', code: 'asked', ...compared });
    }
    for (const { index } of recorded.changed) tell(index, { state: 'changed', code: 'changed' });
  }
  if (origin === 'driver') await settleSuperseded(tx, clock.now(), stationId, entries);
  for (const row of await readReported(tx, reportId)) {
    const { fuelTypeId, price, state, decidedBy } = row;
    if (said.has(fuelTypeId)) continue;
    const answer = state === 'accepted' || state === 'held' ? state : 'reported';
    const code = origin === 'owner' ? 'accepted' : codeOf(state, decidedBy);
    said.set(fuelTypeId, { fuelTypeId, price, state: answer, code });
  }
  return said;
}

/** Another price said within the hour takes the place of the own confirmation (`SUPERSEDED`): no other word moves. */
async function settleSuperseded(
  tx: Executor,
  now: Date,
  stationId: number,
  entries: readonly Entry[],
): Promise<void> {
  const pairs = entries.map(({ fuelTypeId }) => ({ stationId, fuelTypeId }));
  const moved = await settlePrices(tx, now, pairs);
  if (moved.length > 0) await bumpBoardVersion(tx, moved);
}

async function readReported(tx: Executor, reportId: string) {
  return await tx
    .selectFrom('observation')
    .select(['fuel_type_id as fuelTypeId', 'price', 'state', 'decided_by as decidedBy'])
    .where('report_id', '=', reportId)
    .execute();
}
