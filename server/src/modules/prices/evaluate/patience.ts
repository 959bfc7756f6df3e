/** Computes how long claims wait and reports count. */
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import { positiveNumber, type Settings } from '../../settings/values.ts';
import { priceAges, type PriceAgeFacts } from './freshness.ts';

const HOUR_MS = 3_600_000;

/** How long drivers' claims wait. */
export interface Patience {
  /** Milliseconds from a claim's observation until it lapses: the age limit of a driver's price. */
  reportedMs: number;
  /** The same for a claim that is not displayed, from its receipt. */
  heldMs: number;
  agreePermille: number;
}

/**
 * Origins whose reports decide about waiting claims (rule report-owner): a claim with the same price is accepted, one
 * beyond the tolerance is rejected.
 */
export const DECISIVE: readonly string[] = ['owner', 'administrator'];

/** Milliseconds for which two known people are needed against a firm report, instead of one. */
export const youngMs = (settings: Settings): number =>
  positiveNumber(settings, 'trust_young_hours', REPORT_GATE.youngHours) * HOUR_MS;

/** Milliseconds after which a claim lapses that is not displayed. */
const waitMs = (settings: Settings): number =>
  positiveNumber(settings, 'trust_wait_hours', REPORT_GATE.waitHours) * HOUR_MS;

/**
 * True while two known people are needed to replace an owner's or administrator's price, or the base beside it.
 * @param since in milliseconds since 1970; older reports do not count
 */
export function isRecentOwnerPrice(
  { origin, observedAt, baseOrigin, baseAt, ownerConfirmedAt }: Omit<PriceAgeFacts, 'unit'>,
  since: number,
): boolean {
  const times = [
    ownerConfirmedAt,
    DECISIVE.includes(origin) ? observedAt : null,
    baseOrigin && DECISIVE.includes(baseOrigin) ? baseAt : null,
  ];
  return times.some((at) => at && at.getTime() > since);
}

/** Milliseconds for which a driver's report counts: electricity has its own limit. */
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
