/** Made-up stations and prices, as the server sends them. */
import { decadeLabel, decadeOf, FUEL_TYPES, type Decade } from '@pieno/contract/prices/fuels.ts';
import type {
  BestByDecade,
  Border,
  FuelPrice,
  RankingEntry,
  ReportedPrice,
} from '@pieno/contract/prices/prices.ts';

/** 08:12 on a Saturday in San Marino. */
const SEEN_AT = '2026-11-21T07:12:00.000Z';

/** After the time of every test. */
const NEVER_STALE = '9999-12-31T00:00:00.000Z';

export function fuelPrice(id: number, price: number, more: Partial<FuelPrice> = {}): FuelPrice {
  const { decade: _, ...fuel_type } = FUEL_TYPES.find((type) => type.id === id)!;
  return {
    fuel_type,
    price,
    effective_date: SEEN_AT,
    source: 'import',
    stale: false,
    fresh_until: NEVER_STALE,
    confirmed: true,
    doubtful: false,
    ...more,
  };
}

/** A driver's report with the samples' time, valid beyond every test. */
export function reportedPrice(id: number, price: number): ReportedPrice {
  return { fuel_type: fuelPrice(id, price).fuel_type, price, seen_at: SEEN_AT, until: NEVER_STALE };
}

interface Sample extends Partial<RankingEntry['business']> {
  rank?: number | null;
  /** Empty for an unknown price. */
  fuels: FuelPrice[];
}

/** An entry of the ranking; stale if its first price is, of petrol if it has none. */
export function rankingEntry({ rank = 1, fuels, ...business }: Sample): RankingEntry {
  const [first] = fuels;
  return {
    decade: decadeOf(first?.fuel_type.id ?? 10),
    rank,
    stale: first?.stale ?? false,
    known: fuels.length > 0,
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

/** The best self-service prices on both sides of the border, with the samples' time. */
export const borderOf = (here: number, there: number, more: Partial<Border> = {}): Border => ({
  mode: 'self',
  here,
  there,
  at: SEEN_AT,
  until: NEVER_STALE,
  ...more,
});

/** Opening hours: every day from 7 to 20. */
export const BY_DAY: NonNullable<RankingEntry['opening']> = {
  hours: Array.from({ length: 7 }, () => [{ from: '07:00', to: '20:00' }]),
  self_hours: null,
  exceptions: [],
};
