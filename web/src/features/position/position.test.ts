import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';

const here = { latitude: 43.9361, longitude: 12.4475, accuracy: 20 };
const GUEST = {
  guest_id: 'g1',
  guest_token: 'token-g1',
  expires_at: '2099-01-01T00:00:00.000Z',
  permissions: [],
};
let status: EventTarget & { state: PermissionState };
let isFound: boolean;

beforeEach(() => {
  const browser = fakeBrowser();
  browser.stored.set('pieno.visitor', JSON.stringify({ kind: 'guest', guest: GUEST }));
  isFound = true;
  status = Object.assign(new EventTarget(), { state: 'prompt' as const });
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
    isFound
      ? found({ coords: here } as GeolocationPosition)
      : failed!({ code: 1 } as GeolocationPositionError);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    permissions: { query: () => Promise.resolve(status) },
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => ({
  ...(await import('./position.ts')),
  ...(await import('../../core/session/session.ts')),
});
function change(permission: PermissionState) {
  status.state = permission;
  status.dispatchEvent(new Event('change'));
}

test('a permission withdrawn in the browser clears the position', async () => {
  const { getPosition, locate } = await open();
  await locate();
  change('denied');
  expect(getPosition()).toEqual({ kind: 'denied', by: 'browser' });
});

test('a permission given in the browser after a denial requests the position at once', async () => {
  const { getPosition, locate } = await open();
  isFound = false;
  await locate();
  isFound = true;
  change('granted');
  await expect.poll(getPosition).toEqual({ kind: 'granted', here });
});

test('a permission given in the browser does not override "Non ora"', async () => {
  const { declinePosition, getPosition } = await open();
  declinePosition();
  change('granted');
  expect(getPosition()).toEqual({ kind: 'denied', by: 'visitor' });
});

test('the position is cleared when the visitor changes', async () => {
  const { getPosition, locate, leave } = await open();
  await locate();
  leave('');
  expect(getPosition()).toEqual({ kind: 'idle' });
});
