import { vi } from 'vitest';

export interface FakeBrowser {
  stored: Map<string, string>;
  /** Delivers an event to the listeners of window and document. */
  dispatch(event: Event): void;
  /** Simulates a write to the storage by another tab. */
  changeElsewhere(key: string, value: string | null): void;
  forbidStorage(): void;
}

/** Stubs the browser globals of logic modules, for tests without a browser. */
export function fakeBrowser(): FakeBrowser {
  const stored = new Map<string, string>();
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const listening = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('addEventListener', listening.addEventListener);
  vi.stubGlobal('removeEventListener', listening.removeEventListener);
  vi.stubGlobal('document', {
    ...listening,
    visibilityState: 'visible',
    documentElement: { dataset: {} },
  });

  return {
    stored,
    dispatch: (event) => void events.dispatchEvent(event),
    changeElsewhere(key, value) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
    forbidStorage() {
      vi.stubGlobal('localStorage', undefined);
    },
  };
}
