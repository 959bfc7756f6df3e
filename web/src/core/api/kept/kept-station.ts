/** What the phone knows of a station that was never opened on it: its rows in the cached rankings. */
import { API_BASE } from '@pieno/contract/api.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { Area, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { queryOptions } from '@tanstack/react-query';
import { CACHED_AT_HEADER, KEPT_ANSWERS } from './kept-answers.ts';
import type { ApiAnswer } from '../transport.ts';
import { NOTHING_MORE } from '../stations/nothing-more.ts';

interface KeptRow extends RankingEntry {
  area: Area;
  /** When the ranking was stored, ISO 8601. */
  storedAt: string;
}

/**
 * Query of a station as the cached rankings show it: name, place, position and the prices of their categories. Its data
 * is null if none of them lists it.
 */
export const keptStationQuery = (id: string) =>
  queryOptions({
    queryKey: ['business', id, 'kept'],
    queryFn: () => findKeptStation(Number(id)),
    staleTime: 0,
    gcTime: 0,
  });

async function findKeptStation(id: number): Promise<ApiAnswer<BusinessDetails> | null> {
  const rows = (await readKeptRows())
    .filter(({ business }) => business.id === id)
    .toSorted((a, b) => b.storedAt.localeCompare(a.storedAt));
  const [newest] = rows;
  if (!newest) return null;
  // A station is listed in the winners and in its ranking: the latest stored price of each fuel counts.
  const prices = new Map(
    rows.toReversed().flatMap(({ fuels }) => fuels.map((fuel) => [fuel.fuel_type.id, fuel])),
  );
  const reportsAndStates = reportsAndStatesOf(rows);
  return {
    data: {
      ...reportsAndStates,
      business: { ...NOTHING_MORE, ...newest.business },
      areas: [...new Set(rows.map(({ area }) => area))],
      unknown_decades: rows.filter(({ known }) => !known).map(({ decade }) => decade),
      prices: [...prices.values()].toSorted((a, b) => a.fuel_type.id - b.fuel_type.id),
      gallery_images: [],
    },
    cachedAt: rows.at(-1)!.storedAt,
  };
}

/** Returns the reports and states shown beside the prices: of each category those of its latest stored row. */
function reportsAndStatesOf(
  newestFirst: readonly KeptRow[],
): Pick<BusinessDetails, 'reported' | 'states'> {
  const rows = newestFirst.filter(
    ({ decade }, index) => newestFirst.findIndex((row) => row.decade === decade) === index,
  );
  const states = new Map(
    rows
      .flatMap((row) => row.states ?? [])
      .map((state) => [`${state.state} ${state.fuel_type_id}`, state]),
  );
  return { reported: rows.flatMap((row) => row.reported ?? []), states: [...states.values()] };
}

async function readKeptRows(): Promise<KeptRow[]> {
  // Absent without HTTPS.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(KEPT_ANSWERS);
  const addresses = (await cache.keys())
    .map(({ url }) => url)
    .filter((url) => new URL(url).pathname.startsWith(`${API_BASE}/prices/`));
  const rows = await Promise.all(
    addresses.map(async (url) => rowsOf(url, await cache.match(url, { ignoreVary: true }))),
  );
  return rows.flat();
}

async function rowsOf(url: string, answer: Response | undefined): Promise<KeptRow[]> {
  const area = new URL(url).searchParams.get('area') === 'confine' ? 'confine' : 'SM';
  const body: unknown = await answer?.json();
  const storedAt = answer?.headers.get(CACHED_AT_HEADER) ?? '';
  const { BestByDecadeSchema, RankingSchema } = await import('../schemas.ts');
  const entries =
    RankingSchema.safeParse(body).data ??
    BestByDecadeSchema.safeParse(body).data?.flatMap(({ best }) => best ?? []) ??
    [];
  return entries.map((entry) => ({ ...entry, area, storedAt }));
}
