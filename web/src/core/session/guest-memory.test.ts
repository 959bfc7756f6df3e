// Tests rules guest-data, home-recent.
import { RECENT_STATIONS_MAX } from '@pieno/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { Visitor } from './machine.ts';

const station = (id: number) => ({ id, name: `Stazione ${id}`, locality: 'Serravalle' });
const load = async () => ({
  ...(await import('./guest-memory.ts')),
  ...(await import('./guest-memory.ts')),
});

beforeEach(() => {
  fakeBrowser();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test('stations are kept newest first, each once, up to the limit', async () => {
  const { rememberStation, getGuestMemory } = await load();
  for (let id = 1; id <= RECENT_STATIONS_MAX + 2; id += 1) rememberStation(station(id));
  rememberStation(station(5));
  const ids = getGuestMemory().recent_stations.map(({ id }) => id);
  expect(ids).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
});

test('the memory survives a reload', async () => {
  const { rememberFuel, rememberStation } = await load();
  rememberFuel(20);
  rememberStation(station(8));
  vi.resetModules();
  const { getGuestMemory } = await load();
  expect(getGuestMemory()).toEqual({
    search_preferences: { last_fuel: 20 },
    recent_stations: [station(8)],
    cart_items: [],
  });
});

test("a conversion carries the guest's id and memory; other visitors have no guest data", async () => {
  const { rememberFuel, guestData } = await load();
  rememberFuel(20);
  const guest: Visitor = {
    kind: 'guest',
    guest: {
      guest_id: 'g1',
      guest_token: 't',
      expires_at: '2026-11-22T00:00:00Z',
      permissions: [],
    },
  };
  expect(guestData(guest)).toEqual({
    id: 'g1',
    expires_at: '2026-11-22T00:00:00Z',
    search_preferences: { last_fuel: 20 },
    recent_stations: [],
    cart_items: [],
  });
  expect(guestData({ kind: 'anonymous', notice: null })).toBeNull();
});

test('forgetting clears everything', async () => {
  const { rememberStation, forgetGuestMemory, getGuestMemory } = await load();
  rememberStation(station(8));
  forgetGuestMemory();
  expect(getGuestMemory().recent_stations).toEqual([]);
  expect(localStorage.getItem('pieno.memory')).toBeNull();
});
