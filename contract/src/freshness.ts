/**
 * What a price is worth at an instant (rules price-stale, price-doubtful): an answer may be days old when it is read.
 */
import type { BestByDecade, FuelPrice } from './prices.ts';

/** Tells whether a price is stale at an instant. What the server called stale never becomes fresh by a wrong clock. */
export function isStaleAt({ stale, fresh_until }: FuelPrice, now: Date): boolean {
  return stale || (fresh_until !== undefined && now.getTime() > Date.parse(fresh_until));
}

/** Returns prices as they are at an instant: those too old are marked stale. */
export function agedAt(fuels: readonly FuelPrice[], now: Date): FuelPrice[] {
  return fuels.map((fuel) => ({ ...fuel, stale: isStaleAt(fuel, now) }));
}

/**
 * Returns a category's winner as it is at an instant. One that has turned stale keeps its place, without a rank: the
 * answer names no other.
 */
export function winnerAt(group: BestByDecade[number], now: Date): BestByDecade[number] {
  if (!group.best) return group;
  const fuels = agedAt(group.best.fuels, now);
  const stale = fuels[0]?.stale ?? false;
  return { ...group, best: { ...group.best, fuels, stale, rank: stale ? null : group.best.rank } };
}

/** True when a price can have a rank, a medal and win: it is fresh, beyond doubt and of the base grade. */
export function isRanked(fuel: FuelPrice): boolean {
  return !fuel.stale && !fuel.doubtful && fuel.fuel_type.grade === 'base';
}
