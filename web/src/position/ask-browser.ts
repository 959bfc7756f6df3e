/** The browser's own question for the position, and its permission. Nothing here leaves the phone. */
import { GEOLOCATION } from '@pieno/contract/limits.ts';
import type { PositionAnswer } from './machine.ts';

/** What the browser has been told for good; null where it does not say. */
async function permission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'geolocation' });
  } catch {
    return null;
  }
}

/** True where the browser hands the position out without a question. */
export async function isPermitted(): Promise<boolean> {
  return (await permission())?.state === 'granted';
}

/** Calls `listener` whenever the visitor changes the permission in the browser's settings. */
export async function watchPermission(listener: (state: PermissionState) => void): Promise<void> {
  const status = await permission();
  status?.addEventListener('change', () => listener(status.state));
}

/** One look at where the phone is: 15 s, at most 5 minutes old, as exact as it can be (spec §9). */
export async function askBrowser(): Promise<PositionAnswer> {
  // Without https the browser refuses by itself, and calls it the visitor's doing.
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

/** GeolocationPositionError: 1 denied, 2 unavailable, 3 timeout. */
function refusal(code: number): PositionAnswer {
  if (code === 1) return { kind: 'denied', by: 'browser' };
  return { kind: 'error', reason: code === 3 ? 'timeout' : 'unavailable' };
}
