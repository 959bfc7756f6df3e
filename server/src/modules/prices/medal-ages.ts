/** For how long a price can have a rank after its words, by who said them (rule price-ageing). */
import { decadeOf } from '@pieno/contract/fuels.ts';
import { MEDAL_DAYS } from '@pieno/contract/limits.ts';
import type { PriceOrigin } from '@pieno/contract/prices.ts';
import { numberOf, type Settings } from '../settings/values.ts';

const DAY_MS = 86_400_000;
const ELECTRIC = 50;

type Speaker = Exclude<keyof typeof MEDAL_DAYS, 'electric'>;

const SPEAKER_OF: Record<PriceOrigin, Speaker> = {
  owner: 'owner',
  administrator: 'owner',
  operator_sheet: 'sheet',
  ministry: 'import',
  open_charge_map: 'import',
  demo: 'import',
  driver: 'driver',
};

/** A price with its words. */
export interface Worded {
  fuelTypeId: number;
  origin: PriceOrigin;
  observedAt: Date;
  ownerConfirmedAt: Date | null;
  driverConfirmedAt: Date | null;
}

/** Milliseconds for which somebody's word about a fuel counts: the settings, or the contract's without them. */
export function medalAge(settings: Settings, fuelTypeId: number, speaker: Speaker): number {
  const kind = decadeOf(fuelTypeId) === ELECTRIC ? 'electric' : speaker;
  return numberOf(settings.get(`medal_days_${kind}`)?.value1, MEDAL_DAYS[kind]) * DAY_MS;
}

/** The last instant at which a price is fresh, in milliseconds since 1970. */
export function agesAt(price: Worded, settings: Settings): number {
  const until = (said: Date | null, speaker: Speaker) =>
    said ? said.getTime() + medalAge(settings, price.fuelTypeId, speaker) : -Infinity;
  return Math.max(
    until(price.observedAt, SPEAKER_OF[price.origin]),
    until(price.ownerConfirmedAt, 'owner'),
    until(price.driverConfirmedAt, 'driver'),
  );
}
