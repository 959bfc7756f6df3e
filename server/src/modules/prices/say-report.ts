import type { Settled } from './change-prices.ts';
import type { PriceChange } from './price-change.ts';
import { hearPerson } from './hear.ts';
import { isTaken, isVoid, toldOf, type Said } from './judge/said.ts';
import type { KeptEntry, NewReport } from './log/price-reports.ts';
import { write } from './say.ts';

/** A report on its way: who says what of one station. */
export interface Saying extends NewReport {
  /** The person, as a hash (rule report-person). */
  person: string;
  /** True after the person was asked whether the prices are meant. */
  isSure: boolean;
  /** True for one that was kept before, of which the rest is said. */
  isKept?: boolean;
}

/** A report that was heard, and written unless it was void. */
export interface SaidReport {
  isWritten: boolean;
  /** Tells what became of each entry, in their order. @param settled once the prices are */
  told(settled?: Settled): Said[];
}

/**
 * Judges a report of a driver, an owner or a till, and writes it with what it says (rule report-entries, decision 0043).
 * @param isWanted whether to write it, by what would become of its entries; may throw
 */
export async function sayReport(
  change: PriceChange,
  saying: Saying,
  isWanted: (said: readonly Said[]) => boolean = () => true,
): Promise<SaidReport> {
  const { id: reportId, kind, person, isSure, isKept = false } = saying;
  const speaker = { origin: kind, person, reportId, isSure };
  const heard = await hearPerson(change, speaker, wordsOf(saying));
  const isVain = !isWanted(toldOf(heard)) || isVoid(heard) || !heard.some(isTaken);
  if (isVain) return { isWritten: false, told: () => toldOf(heard) };
  const { ids } = await write(change, speaker, heard, isKept ? undefined : saying);
  const told = (settled?: Settled) =>
    toldOf(heard, (index) => settled?.standings.get(ids.get(index) ?? ''));
  return { isWritten: true, told };
}

/** Tells what would become of prices if an owner said them now; nothing is written. */
export async function tryReport(
  change: PriceChange,
  {
    stationId,
    entries,
    isSure,
  }: Pick<Saying, 'stationId' | 'isSure'> & { entries: readonly KeptEntry[] },
): Promise<Said[]> {
  const words = wordsOf({ stationId, entries, seenAt: change.now });
  return toldOf(await hearPerson(change, { origin: 'owner', isSure }, words));
}

const wordsOf = ({
  stationId,
  entries,
  seenAt,
}: Pick<Saying, 'stationId' | 'entries' | 'seenAt'>) =>
  entries.map(({ fuel_type_id: fuelTypeId, price, confirmed: isConfirmed }) => ({
    stationId,
    fuelTypeId,
    price,
    observedAt: seenAt,
    isConfirmed,
  }));
