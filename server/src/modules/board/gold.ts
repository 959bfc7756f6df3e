import type { FuelMode } from '@pieno/contract/fuels.ts';
import { rankCandidates } from '@pieno/contract/ranking.ts';
import type { Claim } from '../prices/word.ts';
import { findRealDecades } from './demo-rule.ts';
import type { BoardFuel } from './fuels.ts';
import type { AnswerTime } from './present-price.ts';
import { presentCandidates } from './presenter.ts';
import type { BoardPrice, BoardStation } from './snapshot.ts';

/**
 * True when the stations that hold the first rank are the same with a driver's price as without it: in each area of
 * its station, among all and among those of the fuel's mode (rule report-ranks).
 * @param stations all that stand in areas, the claim's with them
 */
export function keepsGold(
  stations: readonly BoardStation[],
  claim: Claim,
  fuel: BoardFuel,
  answerTime: AnswerTime,
): boolean {
  const station = stations.find(({ id }) => id === claim.stationId);
  if (!station) return true;
  const changed = withPrice(station, claim, fuel);
  return station.areas.every((area) => {
    const before = stations.filter(({ areas }) => areas.includes(area));
    const after = before.map((other) => (other.id === station.id ? changed : other));
    return [undefined, fuel.mode].every(
      (mode) =>
        leadersOf(before, fuel.decade, answerTime, mode) ===
        leadersOf(after, fuel.decade, answerTime, mode),
    );
  });
}

/** The ids of the stations of the first rank, as text. */
function leadersOf(
  stations: readonly BoardStation[],
  decade: number,
  answerTime: AnswerTime,
  mode?: FuelMode,
): string {
  const real = findRealDecades(stations);
  const candidates = stations.map((station) =>
    presentCandidates(station, real, answerTime)(decade),
  );
  return rankCandidates(candidates, answerTime.now, mode)
    .filter(({ rank }) => rank === 1)
    .map(({ business }) => business.id)
    .toSorted((a, b) => a - b)
    .join();
}

function withPrice(station: BoardStation, claim: Claim, fuel: BoardFuel): BoardStation {
  const price: BoardPrice = {
    fuel,
    price: claim.price,
    observedAt: claim.observedAt,
    since: claim.observedAt,
    source: 'driver',
    origin: 'driver',
    doubtful: false,
    contested: false,
    ownerConfirmedAt: null,
    driverConfirmedAt: null,
    displacedOrigin: null,
    displacedAt: null,
  };
  const others = station.prices.filter((other) => other.fuel.id !== fuel.id);
  return { ...station, prices: [...others, price] };
}
