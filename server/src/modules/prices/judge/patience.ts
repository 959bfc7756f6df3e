import type { FuelUnit } from '@pieno/contract/fuels.ts';
import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import { REPORT_GATE } from '@pieno/contract/report-gate.ts';
import type { Settings } from '../../settings/values.ts';
import type { Patience } from './driver-claim.ts';
import { priceAges } from './freshness.ts';

const HOUR_MS = 3_600_000;

/** Milliseconds for which a driver's word of a fuel counts: electricity has its own time. */
export function driverAge(settings: Settings, unit: FuelUnit): number {
  const { medal } = priceAges(settings);
  return unit === 'kilowatt_hour' ? medal.electric : medal.driver;
}

/** How long drivers' claims about a fuel wait (rule report-ranks). */
export const patienceFor = (settings: Settings, unit: FuelUnit): Patience => ({
  reportedMs: driverAge(settings, unit),
  heldMs: REPORT_GATE.heldLapseHours * HOUR_MS,
  heldAgreeMs: REPORT_GATE.heldAgreeHours * HOUR_MS,
  agreePermille: REPORT_GATE.agreePermille,
  ownerMs: REPORT_GATE.ownerHours * HOUR_MS,
});

/** The earliest decision that somebody may still take back, as the report behind it is so young (rule report-undo). */
export const undoableSince = (now: Date): Date =>
  new Date(now.getTime() - REPORT_LIMITS.undoMinutes * 60_000);
