import { onTestFinished, vi } from 'vitest';

/** A server's key, as bytes and in base64url, with the characters that differ from base64. */
const KEY_BYTES = Uint8Array.of(4, 0, 0, 251, 239, 190, 255, 255);
export const PUSH_KEY = 'BAAA----__8';

export interface FakePush {
  permission: NotificationPermission;
  /** The person's answer to the browser's question. */
  answer: NotificationPermission;
  /** The browser's subscription. */
  subscription: PushSubscription | null;
  /** Creates one, as `subscribe` does. */
  make(key?: Uint8Array): PushSubscription;
  subscribe: ReturnType<typeof vi.fn<(options: object) => Promise<PushSubscription>>>;
  /** Closes a message on the screen. */
  closed: ReturnType<typeof vi.fn<() => void>>;
  clearAppBadge: ReturnType<typeof vi.fn<() => Promise<void>>>;
}

/** Replaces the browser's push until the end of the test. */
export function fakePush(permission: NotificationPermission = 'default'): FakePush {
  let made = 0;
  const push: FakePush = {
    permission,
    answer: 'granted',
    subscription: null,
    make(key = KEY_BYTES) {
      made += 1;
      const endpoint = `https://push.example/${made}`;
      push.subscription = {
        endpoint,
        options: { applicationServerKey: key.buffer },
        toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'BO', auth: 'au' } }),
        unsubscribe() {
          push.subscription = null;
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
      return push.subscription;
    },
    subscribe: vi.fn<(options: object) => Promise<PushSubscription>>(() =>
      Promise.resolve(push.make()),
    ),
    closed: vi.fn<() => void>(),
    clearAppBadge: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(push.subscription),
      subscribe: push.subscribe,
    },
    getNotifications: () => Promise.resolve([{ close: push.closed }]),
  };
  const values = {
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
    clearAppBadge: push.clearAppBadge,
  };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return push.permission;
    },
    requestPermission() {
      if (push.permission === 'default') push.permission = push.answer;
      return Promise.resolve(push.permission);
    },
  });
  onTestFinished(() => {
    for (const name of Object.keys(values)) Reflect.deleteProperty(navigator, name);
    vi.unstubAllGlobals();
  });
  return push;
}
