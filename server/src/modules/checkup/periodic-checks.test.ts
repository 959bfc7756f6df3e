// Tests rule checkup-list.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '@pieno/contract/checkup/checkup.ts';
import { readConfig } from '../../config.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { startPeriodicChecks, lastFindings } from './periodic-checks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const found = (state: Finding['state']): Finding[] => [
  { id: 'smtp', state, text: 'posta', step: null, station: null, at: null },
];

test('checks run a minute after the start, then hourly, and every five minutes while something is wrong', async () => {
  const config = readConfig({});
  const clock = fixedClock('2026-11-28T08:00:00Z');
  const answers = [found('wrong'), found('ok'), found('ok')];
  const look = vi.fn(() => Promise.resolve(answers.shift()!));
  const looking = startPeriodicChecks(config, clock, look);
  const pass = async (minutes: number) => {
    clock.advance(minutes * MINUTE);
    await vi.advanceTimersByTimeAsync(minutes * MINUTE);
  };
  expect(lastFindings(config)).toEqual([]);
  await pass(1);
  const at = '2026-11-28T08:01:00.000Z';
  expect(lastFindings(config)).toEqual([{ ...found('wrong')[0], at }]);
  expect(lastFindings(readConfig({}))).toEqual([]);
  await pass(5);
  expect(lastFindings(config)).toMatchObject([{ state: 'ok', at: '2026-11-28T08:06:00.000Z' }]);
  await pass(59);
  expect(look).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(look).toHaveBeenCalledTimes(3);
  looking.stop();
  await pass(600);
  expect(look).toHaveBeenCalledTimes(3);
});
