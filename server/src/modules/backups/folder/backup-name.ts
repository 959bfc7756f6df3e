import { wallTimeAt } from '@pieno/contract/time-zone.ts';

/** The name of a back-up by San Marino's clock: 'pieno-2026-11-26-0320.age', an open one's 'pieno-2026-11-26-0320.gz'. */
export function backupName(at: Date, isOpen: boolean): string {
  const { date, time } = wallTimeAt(at);
  return `pieno-${date}-${time.replace(':', '')}.${isOpen ? 'gz' : 'age'}`;
}
