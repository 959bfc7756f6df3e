import { wallTimeAt } from '@pieno/contract/time-zone.ts';

/**
 * Returns a back-up's name in San Marino's time: 'pieno-2026-11-26-0320.age', an open one's 'pieno-2026-11-26-0320.gz'.
 */
export function backupName(at: Date, isOpen: boolean): string {
  const { date, time } = wallTimeAt(at);
  return `pieno-${date}-${time.replace(':', '')}.${isOpen ? 'gz' : 'age'}`;
}
