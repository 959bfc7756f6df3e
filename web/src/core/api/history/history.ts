import type { HistoryDays } from '@pieno/contract/history/history.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

interface Asked {
  station: number;
  fuel: number;
  days: HistoryDays;
}

/** Query of one fuel at one station. Its key begins like those of prices, so it is refetched with them. */
export const stationHistoryQuery = ({ station, fuel, days }: Asked) =>
  queryOptions({
    queryKey: ['prices', 'history', station, fuel, days],
    queryFn: ({ signal }) =>
      callPublic('GET /prices/history/:station', {
        params: { station },
        query: { fuel: String(fuel), days },
        fallback: m.error_unavailable(),
        signal,
      }),
    staleTime: 60_000,
    refetchOnReconnect: true,
  });

/** Query of a category in an area over the last thirty days, for one service mode or for both. */
export const areaHistoryQuery = (decade: number, area: Area, mode?: FuelMode) =>
  queryOptions({
    queryKey: ['prices', 'history', area, decade, mode],
    queryFn: ({ signal }) =>
      callPublic('GET /prices/history/area/:area', {
        params: { area },
        query: { decade: String(decade), days: '30', ...(mode && { mode }) },
        fallback: m.error_unavailable(),
        signal,
      }),
    staleTime: 60_000,
    refetchOnReconnect: true,
  });
