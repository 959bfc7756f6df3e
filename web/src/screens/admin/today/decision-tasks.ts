import type { Today } from '@pieno/contract/today/today.ts';
import { sinceText } from '../../../core/format/since.ts';
import { m } from '../../../paraglide/messages.js';
import { firmRecordText } from '../firm-record.ts';
import type { Task } from './task.ts';

/** What waits for a decision and has its own page for it. */
export function decisionTasks(today: Today, now: Date): Task[] {
  const waiting = (
    key: 'held' | 'contested' | 'reported' | 'people' | 'unverified',
    textOf: (given: { count: number; since: string }) => string,
    next: Pick<Task, 'to' | 'step'>,
  ): Task[] => {
    const { count, oldest_at: oldest } = today[key];
    if (count === 0) return [];
    const since = oldest === null ? '' : sinceText(oldest, now);
    return [{ key, text: textOf({ count, since }), ...next }];
  };
  const queue = { to: '/admin/coda', step: m.admin_step_decide() };
  const people = { to: '/admin/distributori', step: m.admin_step_people() };
  const accounts = { to: '/admin/persone', step: m.admin_step_accounts() };
  return [
    ...waiting('held', m.admin_held, queue),
    ...waiting('contested', m.admin_contested, queue),
    ...waiting('people', m.admin_people_wait, people),
    ...today.verifications.map(({ id, name, email, asked_at }): Task => ({
      key: `verification ${id}`,
      text: m.admin_verification_asked({ name, email, since: sinceText(asked_at, now) }),
      to: `/admin/persone/${id}`,
      step: m.admin_step_decide(),
    })),
    ...waiting('unverified', m.admin_unverified, accounts),
    ...waiting('reported', m.admin_reported, queue),
    ...today.drivers.map((driver): Task => ({
      key: `driver ${driver.id}`,
      text: m.admin_driver_proposed({ name: driver.name, record: firmRecordText(driver, now) }),
      to: `/admin/persone/${driver.id}`,
      step: m.admin_step_station(),
    })),
    ...today.moved_out.map(({ id, name }): Task => ({
      key: `moved ${id}`,
      text: m.admin_moved_out({ name }),
      to: `/admin/distributori/${id}/scheda`,
      step: m.admin_step_station(),
    })),
  ];
}
