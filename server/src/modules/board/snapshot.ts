import { sql, type Selectable } from 'kysely';
import type { Connector, WireDetails } from '@pieno/contract/stations/business.ts';
import type { Area, PriceSource } from '@pieno/contract/prices/prices.ts';
import type { ReviewSummary } from '@pieno/contract/reviews/review-summary.ts';
import type { Executor } from '../../db/database.ts';
import type { GalleryImage, Image, Station } from '../../db/schema.gen.ts';
import { columnsOf, type ColumnOf } from '../stations/facts/columns.ts';
import { RANKED_AREAS } from '../stations/may-rank.ts';
import { AGE_COLUMNS } from '../prices/current/age-columns.ts';
import type { PriceAgeFacts } from '../prices/evaluate/freshness.ts';
import { ANNOUNCED, type Announced } from '../scheduled-prices/announced.ts';
import { readFuels, type BoardFuel } from './board-fuels.ts';
import { readSummaries } from '../reviews/summarise.ts';
import { NO_REPORTS, readStationReports, type StationReports } from './station-reports.ts';

/** A fuel's current price at a station. */
export interface BoardPrice extends Omit<PriceAgeFacts, 'unit'> {
  fuel: BoardFuel;
  /** Thousandths of a euro. */
  price: number;
  /** The base beside it; null where the price is a base. */
  basePrice: number | null;
  source: PriceSource;
  doubtful: boolean;
  contested: boolean;
  since: Date;
  next?: Announced | undefined;
}

type BoardImage = Pick<Selectable<GalleryImage>, 'id' | 'hash' | 'alt' | 'caption'> &
  Pick<Image, 'width' | 'height'>;

/** A station with all data of its page and its rankings. */
export interface BoardStation
  extends StationReports, Pick<Selectable<Station>, 'id' | 'merged_into' | ColumnOf<'page'>> {
  connectors: Connector[] | null;
  details: WireDetails | null;
  /** The areas in whose rankings it appears; empty for a station that may not rank. */
  areas: Area[];
  /** True when permanently closed. */
  closed: boolean;
  prices: BoardPrice[];
  images: BoardImage[];
  reviews?: ReviewSummary;
}

const STATION_COLUMNS = columnsOf('page');
const CONNECTORS = sql<Connector[] | null>`connectors`.as('connectors');
const DETAILS = sql<WireDetails | null>`details`.as('details');
const CLOSED = sql<boolean>`closed_at is not null`.as('closed');

/**
 * Reads the stations that changed after a version.
 * @param since the last board version already seen; 0 reads all
 * @param now states that are believed no more are left out
 */
export async function readStationsSince(
  db: Executor,
  since: number,
  now: Date,
): Promise<BoardStation[]> {
  const stations = await db
    .selectFrom('station')
    .select(['id', 'merged_into', ...STATION_COLUMNS, CONNECTORS, DETAILS, RANKED_AREAS, CLOSED])
    .where('revision', '>', String(since))
    .orderBy('id')
    .execute();
  return stations.length === 0 ? [] : await withPricesAndImages(db, stations, now);
}

/**
 * Finds the known stations that no longer exist; usually a count is enough.
 * @param all the existing ids, where the caller has read them
 */
export async function findRemoved(
  db: Executor,
  known: readonly number[],
  all?: ReadonlySet<number>,
): Promise<number[]> {
  if (all) return known.filter((id) => !all.has(id));
  const { count } = await db
    .selectFrom('station')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= known.length) return [];
  const rows = await db.selectFrom('station').select('id').execute();
  const left = new Set(rows.map(({ id }) => id));
  return known.filter((id) => !left.has(id));
}

async function withPricesAndImages(
  db: Executor,
  rows: Omit<BoardStation, 'prices' | 'images' | keyof StationReports>[],
  now: Date,
): Promise<BoardStation[]> {
  const stations = new Map<number, BoardStation>(
    rows.map((row) => [row.id, { ...row, prices: [], images: [], ...NO_REPORTS }]),
  );
  const ids = [...stations.keys()];
  const prices = await readPrices(db, ids);
  // Read after the prices, as an import may add a fuel together with its first price.
  const fuels = await readFuels(db);
  for (const [id, reports] of await readStationReports(db, ids, fuels, now)) {
    Object.assign(stations.get(id)!, reports);
  }
  for (const { stationId, ...price } of prices) stations.get(stationId)!.prices.push(price);
  const images = await db
    .selectFrom('gallery_image')
    .innerJoin('image', 'image.hash', 'gallery_image.hash')
    .select(['gallery_image.id', 'station_id', 'gallery_image.hash', 'alt', 'caption'])
    .select(['width', 'height'])
    .where('station_id', '=', anyOf(ids))
    .orderBy('position')
    .execute();
  for (const { station_id, ...image } of images) {
    stations.get(station_id)!.images.push(image);
  }
  for (const [id, reviews] of await readSummaries(db, ids)) {
    stations.get(id)!.reviews = reviews;
  }
  return [...stations.values()];
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

/** Reads the current prices of some stations, in the order of the fuels: by category, then by id. */
export async function readPrices(
  db: Executor,
  stationIds: readonly number[],
): Promise<(BoardPrice & { stationId: number })[]> {
  const rows = await db
    .selectFrom('current_price')
    .innerJoin('fuel_type', 'fuel_type.id', 'fuel_type_id')
    .select(['station_id as stationId', 'price', 'base_price as basePrice', 'source'])
    .select(['doubtful', 'contested', 'since'])
    .select([...AGE_COLUMNS, ANNOUNCED.as('next')])
    .select(['fuel_type_id as id', 'name', 'color', 'unit', 'decade', 'mode', 'grade'])
    .where('station_id', '=', anyOf(stationIds))
    .orderBy('decade')
    .orderBy('fuel_type_id')
    .execute();
  return rows.map(({ id, name, color, unit, decade, mode, grade, next, ...price }) => ({
    ...price,
    fuel: { id, name, color, unit, decade, mode, grade },
    next: next ? { price: next.price, at: new Date(next.at) } : undefined,
  }));
}
