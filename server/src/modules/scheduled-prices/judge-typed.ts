import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { assessClaims } from '../prices/assess.ts';
import { comparedOf } from '../prices/judge/compared.ts';
import { listFuels } from '../prices/fuels.ts';
import { refusedEntry, type Entry, type Said } from '../prices/judge/said.ts';

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
  const judged = new Map(assessed.map((row) => [row.index, row]));
  return entries.map((entry, index): Said => {
    const row = judged.get(index);
    if (row?.verdict.state === 'rejected') return refusedEntry(entry, row.verdict);
    const { fuelTypeId, price } = entry;
    return row?.verdict.state === 'asked'
      ? { fuelTypeId, price, state: 'ask', code: 'asked', ...comparedOf(row) }
      : { fuelTypeId, price, state: 'accepted', code: 'accepted' };
  });
}
