/** The alert as entered in its sheet. */
import type { Alert, AlertChannel, AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import type { Area } from '@pieno/contract/prices/areas.ts';
import type { Decade, FuelMode } from '@pieno/contract/prices/fuels.ts';
import { isSoldBothWays } from '@pieno/contract/profile/sold-both-ways.ts';
import { isTankFuel, proposedTank, TANK_LITRES, type Tank } from '@pieno/contract/profile/tank.ts';
import { toEuro, toThousandths } from '../prices/editor/typed-price.ts';
import { numberText, readNumber } from '../prices/tank/tank-text.ts';

/** What the calling page knows about the wanted alert. */
export interface AlertWish {
  decade: Decade;
  /** Missing if any mode is meant. */
  mode?: FuelMode | undefined;
  /** At most one of these; none means San Marino. */
  area?: Area | undefined;
  business?: Station | undefined;
  favorites?: boolean | undefined;
}

interface Station {
  id: number;
  name: string;
}

/** Whose prices the alert watches. */
export type Target = Area | 'stations' | 'favorites';

export interface AlertInput {
  decade: Decade;
  mode: FuelMode | null;
  target: Target;
  /** For the target `stations`; empty if the page names none. */
  stations: readonly Station[];
  by: 'price' | 'saving';
  /** In thousandths; null while it is the proposed price. */
  price: number | null;
  /** Euros and units, as typed. */
  euro: string;
  litres: string;
  channels: readonly AlertChannel[];
}

/** Savings offered, in euros. */
export const SAVINGS = ['2', '3', '5'] as const;
const SAVING = { min: 0.1, max: ALERTS.maxSaving } as const;
/** Distance of the proposed threshold below the best price, in thousandths. */
const PROPOSED = 20;

const litresOf = (decade: Decade, tank: Tank | null): string => {
  if (tank?.fuel === decade) return numberText(tank.litres);
  return isTankFuel(decade) ? numberText(proposedTank(decade).litres) : '';
};

/** Returns the initial values of a new alert. */
export function begun(wish: AlertWish, tank: Tank | null): AlertInput {
  const { decade, mode, area = 'SM', business, favorites } = wish;
  return {
    decade,
    mode: (isSoldBothWays(decade) && mode) || null,
    target: business ? 'stations' : favorites ? 'favorites' : area,
    stations: business ? [business] : [],
    by: 'price',
    price: null,
    euro: '3',
    litres: litresOf(decade, tank),
    channels: ['push'],
  };
}

/** Returns the initial values when changing an alert. */
export function inputOf(alert: Alert, tank: Tank | null): AlertInput {
  const { decade, mode, area, business_ids: ids = [], business_names: names = [] } = alert;
  const litres = alert.saving?.litres ?? alert.litres;
  return {
    decade,
    mode,
    target: area ?? (ids.length > 0 ? 'stations' : 'favorites'),
    stations: ids.map((id, index) => ({ id, name: names[index] ?? '' })),
    by: alert.saving ? 'saving' : 'price',
    price: toThousandths(alert.below),
    euro: numberText(alert.saving?.euro ?? 3),
    litres: litres === undefined ? litresOf(decade, tank) : numberText(litres),
    channels: alert.channels,
  };
}

/** Changes the fuel, and resets price and litres. */
export const ofFuel = (input: AlertInput, decade: Decade, tank: Tank | null): AlertInput => ({
  ...input,
  decade,
  mode: isSoldBothWays(decade) ? input.mode : null,
  price: null,
  litres: litresOf(decade, tank),
});

export const readEuro = (input: AlertInput): number | null => readNumber(input.euro, SAVING);
export const readLitres = (input: AlertInput): number | null =>
  readNumber(input.litres, TANK_LITRES);

/**
 * Returns the threshold that follows from the input.
 * @param best the current best price, in thousandths; null if there is none
 * @returns thousandths; null if an input is missing, or the saving exceeds the price
 */
export function thresholdOf(input: AlertInput, best: number | null): number | null {
  if (input.by === 'price')
    return input.price ?? (best === null ? null : Math.max(1, best - PROPOSED));
  const euro = readEuro(input);
  const litres = readLitres(input);
  if (best === null || euro === null || litres === null) return null;
  const threshold = Math.floor(best - toThousandths(euro) / litres);
  return threshold > 0 ? threshold : null;
}

/**
 * Returns the stored threshold of a saving, in thousandths, if its inputs are unchanged;
 * otherwise null.
 */
export function keptThreshold(input: AlertInput, alert: Alert | undefined): number | null {
  if (!alert?.saving || input.by !== 'saving') return null;
  const { decade, mode, target } = inputOf(alert, null);
  const isKept =
    input.decade === decade &&
    input.mode === mode &&
    input.target === target &&
    readEuro(input) === alert.saving.euro &&
    readLitres(input) === alert.saving.litres;
  return isKept ? toThousandths(alert.below) : null;
}

/** Returns the draft to send. @param threshold in thousandths */
export function draftOf(input: AlertInput, threshold: number): AlertDraft {
  const litres = readLitres(input);
  const euro = readEuro(input);
  return {
    decade: input.decade,
    mode: input.mode,
    ...targetOf(input),
    ...(input.by === 'saving' && euro !== null && litres !== null
      ? { saving: { euro, litres } }
      : { below: toEuro(threshold), ...(litres !== null && { litres }) }),
    channels: [...input.channels],
  };
}

function targetOf({ target, stations }: AlertInput) {
  if (target === 'favorites') return { favorites: true as const };
  return target === 'stations' ? { business_ids: stations.map(({ id }) => id) } : { area: target };
}

/** Returns an alert as a draft to send again, paused or resumed. */
export const withPause = (alert: Alert, paused: boolean): AlertDraft => ({
  decade: alert.decade,
  mode: alert.mode,
  ...(alert.area && { area: alert.area }),
  ...(alert.business_ids && { business_ids: alert.business_ids }),
  ...(alert.favorites && { favorites: alert.favorites }),
  ...(alert.saving
    ? { saving: { euro: alert.saving.euro, litres: alert.saving.litres } }
    : { below: alert.below, ...(alert.litres !== undefined && { litres: alert.litres }) }),
  channels: alert.channels,
  paused,
});
