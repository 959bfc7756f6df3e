import type { Read } from './stored-shape.ts';

interface StoredValue<Value> {
  /** @returns null if nothing valid is stored */
  get(): Value | null;
  /**
   * @param value null removes it
   * @returns false if storage is full or forbidden: nothing is stored
   */
  set(value: Value | null): boolean;
}

/**
 * One typed value in one of the browser's storages.
 * @param storage called for each access: the browser throws if it is forbidden
 * @param readValue parses what is stored, or throws if it is invalid
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

/** A typed value in sessionStorage: it ends with the tab. */
export const sessionRecord = <Value>(key: string, readValue: Read<Value>): StoredValue<Value> =>
  storedValue(() => sessionStorage, key, readValue);
