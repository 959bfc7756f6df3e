/** Made-up stations and prices, as the server sends them. */
import { decadeLabel, FUEL_TYPES, type Decade } from '@pieno/contract/fuels.ts';
import type { BestByDecade, FuelPrice, RankingEntry } from '@pieno/contract/prices.ts';

/** 08:12 on a Saturday in San Marino. */
export const SEEN_AT = '2026-11-21T07:12:00.000Z';

export function fuelPrice(id: number, price: number, more: Partial<FuelPrice> = {}): FuelPrice {
  const { decade: _, ...fuel_type } = FUEL_TYPES.find((type) => type.id === id)!;
  return {
    fuel_type,
    price,
    effective_date: SEEN_AT,
    source: 'import',
    stale: false,
    confirmed: true,
    doubtful: false,
    ...more,
  };
}

interface Sample extends Partial<RankingEntry['business']> {
  rank?: number | null;
  fuels: FuelPrice[];
}

/** An entry of the ranking; stale if its first price is. */
export function rankingEntry({ rank = 1, fuels, ...business }: Sample): RankingEntry {
  const [first] = fuels;
  return {
    decade: Math.min(100, Math.floor(first!.fuel_type.id / 10) * 10),
    rank,
    stale: first!.stale,
    business: {
      id: 1,
      name: 'Stazione di prova',
      latitude: 43.956,
      longitude: 12.4697,
      locality: 'Domagnano',
      address: 'Via Cinque Febbraio 46',
      ...business,
    },
    fuels,
  };
}

type Group = BestByDecade[number];

export function winnerGroup(decade: Decade, more: Partial<Group> = {}): Group {
  return {
    decade,
    label: decadeLabel(decade),
    best: rankingEntry({ id: decade, fuels: [fuelPrice(decade, 1.669)] }),
    runner_up_delta: 0.012,
    tied_with: 0,
    stations: 17,
    demo: false,
    ...more,
  };
}
