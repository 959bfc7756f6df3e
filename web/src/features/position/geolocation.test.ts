// Tests rule position-states.
import { GEOLOCATION } from '@pieno/contract/profile/position-limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestPosition, isPermitted, watchPermission } from './geolocation.ts';

const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
let status: EventTarget & { state: PermissionState };
const query = vi.fn(() => Promise.resolve(status));

beforeEach(() => {
  status = Object.assign(new EventTarget(), { state: 'prompt' as const });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, permissions: { query } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  query.mockImplementation(() => Promise.resolve(status));
});

test('requests the position once: 15 s timeout, at most 5 minutes old, high accuracy', async () => {
  const coords = { latitude: 43.9361, longitude: 12.4475, accuracy: 20, speed: 12 };
  getCurrentPosition.mockImplementation((found) =>
    found({ coords } as unknown as GeolocationPosition),
  );
  expect(await requestPosition()).toEqual({
    kind: 'granted',
    here: { latitude: 43.9361, longitude: 12.4475, accuracy: 20 },
  });
  expect(getCurrentPosition.mock.calls[0]![2]).toEqual(GEOLOCATION);
  expect(GEOLOCATION).toEqual({ timeout: 15_000, maximumAge: 300_000, enableHighAccuracy: true });
});

test.each([
  [1, { kind: 'denied', by: 'browser' }],
  [2, { kind: 'error', reason: 'unavailable' }],
  [3, { kind: 'error', reason: 'timeout' }],
])("maps the browser's error code %i", async (code, answer) => {
  getCurrentPosition.mockImplementation((_, failed) =>
    failed!({ code } as GeolocationPositionError),
  );
  expect(await requestPosition()).toEqual(answer);
});

test('does not request a position that the browser has denied permanently', async () => {
  status.state = 'denied';
  expect(await requestPosition()).toEqual({ kind: 'denied', by: 'browser' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('reports a browser without geolocation, or a page without HTTPS', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await requestPosition()).toEqual({ kind: 'error', reason: 'unsupported' });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {});
  expect(await requestPosition()).toEqual({ kind: 'error', reason: 'unsupported' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('checks whether the browser has granted permission; unknown counts as not granted', async () => {
  expect(await isPermitted()).toBe(false);
  status.state = 'granted';
  expect(await isPermitted()).toBe(true);
  query.mockRejectedValue(new TypeError('no such permission'));
  expect(await isPermitted()).toBe(false);
});

test('reports a permission that changes while the page is open', async () => {
  const states: PermissionState[] = [];
  await watchPermission((state) => states.push(state));
  status.state = 'granted';
  status.dispatchEvent(new Event('change'));
  expect(states).toEqual(['granted']);
});
