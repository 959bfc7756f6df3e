// Tests rule own-tank.
import { proposedTank } from '@pieno/contract/profile/tank.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../../testing/fake-browser.ts';

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

test('an invalid stored tank is ignored', async () => {
  browser.stored.set('pieno.tank', JSON.stringify({ ...proposedTank(20), fuel: 15 }));
  expect((await load()).get()).toBeNull();
});

test("the page's root is marked with the tank, also when another tab changes it", async () => {
  const record = await load();
  const { dataset } = document.documentElement;
  expect(dataset).toEqual({});
  record.set(proposedTank(20, 'self'));
  expect(dataset).toEqual({ tank: 'mine', tankFuel: '20', tankMode: 'self' });
  browser.changeElsewhere('pieno.tank', JSON.stringify(proposedTank(30)));
  expect(dataset).toEqual({ tank: 'mine', tankFuel: '30' });
  browser.changeElsewhere('pieno.tank', null);
  expect(dataset).toEqual({});
});
