import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import { REPORT_GATE } from '@pieno/contract/report-gate.ts';
import type { Settings } from '../settings/values.ts';
import type { Patience } from './driver-claim.ts';
import { medalAge } from './medal-ages.ts';

const HOUR_MS = 3_600_000;

/** How long drivers' claims about a fuel wait (rule report-ranks). */
export const patienceFor = (settings: Settings, fuelTypeId: number): Patience => ({
  reportedMs: medalAge(settings, fuelTypeId, 'driver'),
  heldMs: REPORT_GATE.heldLapseHours * HOUR_MS,
  heldAgreeMs: REPORT_GATE.heldAgreeHours * HOUR_MS,
  agreePermille: REPORT_GATE.agreePermille,
  ownerMs: REPORT_GATE.ownerHours * HOUR_MS,
});

/** The earliest decision that somebody may still take back, as the report behind it is so young (rule report-undo). */
export const undoableSince = (now: Date): Date =>
  new Date(now.getTime() - REPORT_LIMITS.undoMinutes * 60_000);
