import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import { positiveNumber, type Settings } from '../../settings/values.ts';
import { priceAges, type PriceWords } from './freshness.ts';

const HOUR_MS = 3_600_000;

/** How long drivers' claims wait. */
export interface Patience {
  /** Milliseconds from when a claim was seen until it lapses: the age of a driver's price. */
  reportedMs: number;
  /** The same for one that is not shown, from when it was received. */
  heldMs: number;
  agreePermille: number;
}

/**
 * Whose words decide about the claims that wait (rule report-owner): those of the same thousandth are accepted, those
 * further away than prices that agree are rejected.
 */
export const DECISIVE: readonly string[] = ['owner', 'administrator'];

/** Milliseconds for which it takes two known people against a firm word, instead of one. */
export const youngMs = (settings: Settings): number =>
  positiveNumber(settings, 'trust_young_hours', REPORT_GATE.youngHours) * HOUR_MS;

/** Milliseconds after which a word lapses that is not shown. */
const waitMs = (settings: Settings): number =>
  positiveNumber(settings, 'trust_wait_hours', REPORT_GATE.waitHours) * HOUR_MS;

/**
 * True while an owner's or administrator's word of a price, or of the base beside it, takes two known people to displace.
 * @param since in milliseconds since 1970; older words do not
 */
export function isOwnersWord(
  { origin, observedAt, baseOrigin, baseAt, ownerConfirmedAt }: Omit<PriceWords, 'unit'>,
  since: number,
): boolean {
  const said = [
    ownerConfirmedAt,
    DECISIVE.includes(origin) ? observedAt : null,
    baseOrigin && DECISIVE.includes(baseOrigin) ? baseAt : null,
  ];
  return said.some((at) => at && at.getTime() > since);
}

/** Milliseconds for which a driver's word of a fuel counts: electricity has its own time. */
export function driverAge(settings: Settings, unit: FuelUnit): number {
  const { medal } = priceAges(settings);
  return unit === 'kilowatt_hour' ? medal.electric : medal.driver;
}

/** How long drivers' claims about a fuel wait (rule report-ranks). */
export const patienceFor = (settings: Settings, unit: FuelUnit): Patience => ({
  reportedMs: driverAge(settings, unit),
  heldMs: waitMs(settings),
  agreePermille: REPORT_GATE.agreePermille,
});
