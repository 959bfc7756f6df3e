/** Requests the position and its permission from the browser. Nothing here leaves the phone. */
import { GEOLOCATION } from '@pieno/contract/profile/position-limits.ts';
import type { PositionAnswer } from './machine.ts';

/** Returns the browser's permission for geolocation; null if not reported. */
async function permission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'geolocation' });
  } catch {
    return null;
  }
}

/** True if the browser grants the position without asking the visitor. */
export async function isPermitted(): Promise<boolean> {
  return (await permission())?.state === 'granted';
}

/** True if the browser refuses the position without asking the visitor. */
export async function isForbidden(): Promise<boolean> {
  return (await permission())?.state === 'denied';
}

/** Calls `listener` whenever the visitor changes the permission in the browser. */
export async function watchPermission(listener: (state: PermissionState) => void): Promise<void> {
  const status = await permission();
  status?.addEventListener('change', () => listener(status.state));
}

/** Requests the position once: timeout 15 s, at most 5 minutes old, high accuracy (rule position-states). */
export async function requestPosition(): Promise<PositionAnswer> {
  // Outside a secure context the browser would report its own refusal as the visitor's.
  if (!('geolocation' in navigator) || !isSecureContext) {
    return { kind: 'error', reason: 'unsupported' };
  }
  if ((await permission())?.state === 'denied') return { kind: 'denied', by: 'browser' };
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ kind: 'granted', here: { latitude, longitude, accuracy } }),
      ({ code }) => resolve(refusal(code)),
      GEOLOCATION,
    );
  });
}

/** Maps the codes of GeolocationPositionError: 1 denied, 2 unavailable, 3 timeout. */
function refusal(code: number): PositionAnswer {
  if (code === 1) return { kind: 'denied', by: 'browser' };
  return { kind: 'error', reason: code === 3 ? 'timeout' : 'unavailable' };
}
