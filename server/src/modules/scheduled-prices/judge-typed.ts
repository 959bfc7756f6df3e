import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { assessClaims } from '../prices/assess.ts';
import { listFuels } from '../prices/fuels.ts';
import { refusedEntry, type Entry, type Said } from '../prices/said.ts';

/**
 * Judges prices as the gate judges an owner's of now, and records nothing (rule schedule-gate).
 * @param tx an open transaction that has locked the board
 * @param isSure true after the owner was asked whether they are meant
 * @returns what would become of each, in their order
 */
export async function judgeTyped(
  tx: Executor,
  clock: Clock,
  stationId: number,
  entries: readonly Entry[],
  isSure: boolean,
): Promise<Said[]> {
  const now = clock.now();
  const units = new Map((await listFuels(tx)).map(({ id, unit }) => [id, unit]));
  const claims = entries.map(({ fuelTypeId, price }) => ({
    stationId,
    fuelTypeId,
    price,
    unit: units.get(fuelTypeId) ?? 'litre',
    observedAt: now,
  }));
  const sender = { origin: 'owner', isConfirmed: isSure } as const;
  const assessed = await assessClaims(tx, sender, now, claims, new Set());
  const verdicts = new Map(assessed.map(({ index, verdict }) => [index, verdict]));
  return entries.map((entry, index): Said => {
    const verdict = verdicts.get(index);
    if (verdict?.state === 'rejected') return refusedEntry(entry, verdict);
    const { fuelTypeId, price } = entry;
    return verdict?.state === 'asked'
      ? { fuelTypeId, price, state: 'ask', code: 'asked' }
      : { fuelTypeId, price, state: 'accepted', code: 'accepted' };
  });
}
