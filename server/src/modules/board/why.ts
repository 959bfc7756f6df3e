/** Explains a ranking from its own entries, without ranking again (rule call-why). */
import { concerns, isRanked, lastingAt, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { ELECTRIC, type Decade, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area, StationState } from '@pieno/contract/prices/prices.ts';
import { rankCandidates, tieBreakOf, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import type { Why, WhyOutcome, WhyPrice, WhyStation } from '@pieno/contract/prices/why.ts';
import type { RealDecades } from './demo-rule.ts';
import { presentFuel, type AnswerTime } from './present-price.ts';
import { reportedPrices } from './present-reports.ts';
import type { BoardStation } from './snapshot.ts';

const DAY_MS = 86_400_000;

/** A ranking and its input. */
export interface RankedDecade {
  area: Area;
  decade: Decade;
  /** Best first. */
  entries: readonly PlacedEntry[];
  stations: readonly BoardStation[];
  /** The decades in which the area has a real price. */
  real: RealDecades;
  answerTime: AnswerTime;
}

/**
 * Returns for each station which of its prices counted, which did not, and why.
 * @param mode explains the ranking of this mode alone, as the pages show it; without it all modes
 */
export function whyRanked(ranked: RankedDecade, mode?: FuelMode): Why {
  const { area, decade, stations, answerTime } = ranked;
  const entries = mode ? rankCandidates(ranked.entries, answerTime.now, mode) : ranked.entries;
  const ofMode = (prices: WhyPrice[]) =>
    prices.filter(({ fuel_type: fuel }) => !mode || !fuel || fuel.mode === mode);
  const byId = new Map(stations.map((station) => [station.id, station]));
  const placed = entries.map((entry, index): WhyStation => {
    const { business, rank, sharing } = entry;
    const station = byId.get(business.id)!;
    return {
      business: { id: business.id, name: business.name },
      rank,
      sharing,
      tie_break: tieBreakOf(entries[index - 1], entry),
      prices: [
        ...pricesOf(entry, station, answerTime),
        ...ofMode(missingOf(station, ranked, entry)),
      ],
    };
  });
  const shown = new Set(entries.map(({ business }) => business.id));
  const others = stations
    .filter(({ id }) => !shown.has(id))
    .map((station): WhyStation => {
      const { id, name } = station;
      const prices = ofMode(missingOf(station, ranked));
      return { business: { id, name }, rank: null, sharing: 0, tie_break: null, prices };
    });
  const { owner, sheet, import: imported, driver, electric } = answerTime.ages.medal;
  const days = (age: number) => (decade === ELECTRIC ? electric : age) / DAY_MS;
  return {
    decade,
    area,
    medal_days: {
      owner: days(owner),
      sheet: days(sheet),
      import: days(imported),
      driver: days(driver),
    },
    stations: [...placed, ...others.filter(({ prices }) => prices.length > 0)],
  };
}

/** The prices that the ranking shows of a station, starting with the one by which it ranks. */
function pricesOf(entry: PlacedEntry, station: BoardStation, { now }: AnswerTime): WhyPrice[] {
  const states = lastingAt(entry.states, now).filter(({ counts }) => counts);
  return entry.fuels.map((fuel, index) => {
    const state = states.find((each) => concerns(each, fuel));
    return {
      fuel_type: fuel.fuel_type,
      price: fuel.price,
      outcome: outcomeOf(fuel, index === 0, entry.rank !== null, state),
      origin: fuel.origin,
      effective_date: fuel.effective_date,
      since: fuel.since ?? fuel.effective_date,
      ...(fuel.confirmed_at && { confirmed_at: fuel.confirmed_at }),
      fresh_until: fuel.fresh_until,
      confirmations: station.confirmations.get(fuel.fuel_type.id) ?? 0,
      ...(state && { until: state.until }),
    };
  });
}

function outcomeOf(
  fuel: AgedPrice,
  isFirst: boolean,
  hasRank: boolean,
  state?: StationState,
): WhyOutcome {
  // A demo price where drivers report others.
  if (isRanked(fuel) && !hasRank) return 'demo_replaced';
  if (isRanked(fuel)) return isFirst ? 'counts' : 'dearer';
  if (fuel.fuel_type.grade !== 'base') return 'premium';
  if (fuel.stale) return 'stale';
  if (fuel.ageing) return 'ageing';
  if (fuel.contested) return 'contested';
  if (fuel.doubtful) return 'doubtful';
  return state!.state;
}

/** A category's fuels at a station beyond the prices that its ranking shows. */
function missingOf(
  station: BoardStation,
  { decade, real, answerTime }: RankedDecade,
  entry?: PlacedEntry,
): WhyPrice[] {
  const without = (fuel: WhyPrice['fuel_type'], outcome: WhyOutcome): WhyPrice => ({
    fuel_type: fuel,
    price: null,
    outcome,
  });
  const ofDecade = <Row extends { decade: number }>(fuels: readonly Row[]) =>
    fuels.filter((fuel) => fuel.decade === decade);
  const reported = entry?.reported ?? reportedPrices(station, answerTime);
  const reportedFuels = station.reported.map(({ fuel }) => fuel);
  const inDecade = new Set(ofDecade(reportedFuels).map(({ id }) => id));
  const invented = real.has(decade)
    ? ofDecade(station.prices.filter(({ source }) => source === 'demo').map(({ fuel }) => fuel))
    : [];
  const isUnknown = entry?.known === false && invented.length === 0;
  return [
    ...reported
      .filter(({ fuel_type: { id } }) => inDecade.has(id))
      .map(({ fuel_type, price, seen_at, until }): WhyPrice => ({
        fuel_type,
        price,
        outcome: 'reported',
        origin: 'driver',
        effective_date: seen_at,
        until,
      })),
    ...ofDecade(station.held).map((fuel) => without(presentFuel(fuel), 'held')),
    ...invented.map((fuel) => without(presentFuel(fuel), 'demo_replaced')),
    ...ofDecade(station.unsold).map((fuel) => without(presentFuel(fuel), 'not_sold')),
    ...(isUnknown ? [without(null, 'unknown')] : []),
  ];
}
