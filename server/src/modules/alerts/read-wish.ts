/** The stored form of an alert's conditions. */
import { sql } from 'kysely';
import type { Alert, AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { latestChanges } from '../favorites/read-favorites.ts';
import type { RankedFuel, Wish } from './ranked-fuels.ts';

export interface ReadWish {
  wish: Wish;
  columns: Pick<Alert, 'decade' | 'mode'> & {
    target: 'area' | 'stations' | 'favorites';
    area: Alert['area'] | null;
  };
  /** The named stations, or those into which they were merged. */
  stations: number[];
}

/** Reads the prices that a draft is about. @throws notFound for an unknown station */
export async function readWish(
  tx: Executor,
  userId: string,
  { decade, mode = null, area, business_ids: named }: AlertDraft,
): Promise<ReadWish> {
  const what = { decade, mode };
  if (area) {
    const columns = { ...what, target: 'area', area } as const;
    return { wish: { ...what, where: area }, columns, stations: [] };
  }
  if (!named) {
    const columns = { ...what, target: 'favorites', area: null } as const;
    return { wish: { ...what, where: await favoritesOf(tx, userId) }, columns, stations: [] };
  }
  const columns = { ...what, target: 'stations', area: null } as const;
  const stations = await stationsOf(tx, named);
  return { wish: { ...what, where: stations }, columns, stations };
}

/** True where a draft names the stations of an alert. */
export const hasSameStations = ({ business_ids = [] }: Alert, { stations }: ReadWish): boolean =>
  business_ids.join() === stations.join();

/** True where a draft has the same conditions as an alert. */
export function isSameWish(kept: Alert, read: ReadWish, { below, saving }: AlertDraft): boolean {
  const { columns } = read;
  const isSameTarget =
    kept.decade === columns.decade &&
    kept.mode === columns.mode &&
    (kept.area ?? null) === columns.area &&
    (kept.favorites === true) === (columns.target === 'favorites') &&
    hasSameStations(kept, read);
  const isSamePrice = kept.saving
    ? kept.saving.euro === saving?.euro && kept.saving.litres === saving.litres
    : !saving && kept.below === below;
  return isSameTarget && isSamePrice;
}

/**
 * Finds the price limit; a saving counts from the best current price.
 * @param best the best price of its target
 * @throws conflict `alert_price_none` where nothing ranks; invalid `alert_saving_large`
 */
export function wishedPrice(draft: AlertDraft, best: RankedFuel | undefined) {
  const { below, saving } = draft;
  const fill = fillOf(draft);
  if (!saving) {
    return { below: Math.round(below! * 1000), fill, saving_cents: null, reference_price: null };
  }
  if (!best) throw conflict('alert_price_none');
  const saving_cents = Math.round(saving.euro * 100);
  // Rounded down, so that the saving of a fill is not smaller.
  const price = Math.floor(best.price - (saving_cents * 10) / saving.litres);
  if (price <= 0) throw invalid('alert_saving_large');
  return { below: price, fill, saving_cents, reference_price: best.price };
}

/** The amount of a fill, for the texts of messages; null where not given. */
export const fillOf = ({ saving, litres }: AlertDraft): number | null =>
  saving?.litres ?? litres ?? null;

async function stationsOf(tx: Executor, named: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(named)];
  const { rows } = await sql<{ id: number }>`
    select coalesce(merged_into, id) as id from station where id = any(${wanted}::integer[])`.execute(
    tx,
  );
  if (rows.length < wanted.length) throw notFound('business_not_found');
  return [...new Set(rows.map(({ id }) => id))].toSorted((a, b) => a - b);
}

async function favoritesOf(tx: Executor, userId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select kept_id as id from ${latestChanges(userId)} latest where not removed`.execute(tx);
  return rows.map(({ id }) => id);
}
