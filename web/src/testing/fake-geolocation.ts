import { onTestFinished, vi } from 'vitest';

export interface FakeGeolocation {
  /** The options of each position request. */
  looks: PositionOptions[];
  /** Sets the position of later requests: degrees, and accuracy in metres. */
  stand(latitude: number, longitude: number, accuracy?: number): void;
  /** Makes requests fail: 1 denied, 2 unavailable, 3 timeout. */
  fail(code: 1 | 2 | 3): void;
  /** Holds requests back until the returned function is called. */
  hold(): () => void;
  /** Sets the permission of the site in the browser; 'prompt' by default. */
  permit(state: PermissionState): void;
  /** Makes the context insecure, without geolocation. */
  miss(): void;
}

/** Mocks the browser's geolocation and its permission until the end of the test. */
export function fakeGeolocation(): FakeGeolocation {
  const looks: PositionOptions[] = [];
  let answer = (_: PositionCallback, failed: PositionErrorCallback) => failed(refusal(1));
  let gate = Promise.resolve();
  const status: EventTarget & { state: PermissionState } = Object.assign(new EventTarget(), {
    state: 'prompt' as const,
  });
  const spies = [
    vi
      .spyOn(navigator.geolocation, 'getCurrentPosition')
      .mockImplementation((found, failed, options) => {
        looks.push(options!);
        void gate.then(() => answer(found, failed!));
      }),
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue(status as PermissionStatus),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return {
    looks,
    stand(latitude, longitude, accuracy = 20) {
      const coords = { latitude, longitude, accuracy } as GeolocationCoordinates;
      answer = (found) => found({ coords } as GeolocationPosition);
    },
    fail(code) {
      answer = (_, failed) => failed(refusal(code));
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    permit(state) {
      status.state = state;
    },
    miss: () => void vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false),
  };
}

const refusal = (code: number) => ({ code }) as GeolocationPositionError;
