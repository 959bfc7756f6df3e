import type { Read } from './stored-shape.ts';

interface StoredValue<Value> {
  /** @returns null where nothing valid is stored */
  get(): Value | null;
  /** @param value null removes it @returns false where storage is full or forbidden: nothing is kept */
  set(value: Value | null): boolean;
}

/**
 * One typed value in one of the browser's storages.
 * @param storage asked for each time: where it is forbidden the browser throws
 * @param readValue returns what is stored as a value, or throws if it is none
 */
export const storedValue = <Value>(
  storage: () => Storage,
  key: string,
  readValue: Read<Value>,
): StoredValue<Value> => ({
  get() {
    try {
      const text = storage().getItem(key);
      return text === null ? null : readValue(JSON.parse(text));
    } catch {
      return null;
    }
  },
  set(value) {
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});

/** The same in sessionStorage: it ends with the tab. */
export const sessionRecord = <Value>(key: string, readValue: Read<Value>): StoredValue<Value> =>
  storedValue(() => sessionStorage, key, readValue);
