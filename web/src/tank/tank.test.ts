import { proposedTank } from '@pieno/contract/profile/tank.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';

let browser: FakeBrowser;
const load = async () => (await import('./tank.ts')).tankRecord;

beforeEach(() => {
  browser = fakeBrowser();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test('a tank survives a reload, and can be forgotten', async () => {
  const tank = proposedTank(20, 'self');
  (await load()).set(tank);
  vi.resetModules();
  const record = await load();
  expect(record.get()).toEqual(tank);
  record.set(null);
  expect(browser.stored.has('pieno.tank')).toBe(false);
});

test('what is no tank is none', async () => {
  browser.stored.set('pieno.tank', JSON.stringify({ ...proposedTank(20), fuel: 15 }));
  expect((await load()).get()).toBeNull();
});
