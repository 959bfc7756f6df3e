/** One typed value in sessionStorage: it ends with the tab. Where storage is blocked nothing is kept. */
import type { Read } from './stored-shape.ts';

interface SessionRecord<Value> {
  get(): Value | null;
  /** @returns false where storage is blocked */
  set(value: Value | null): boolean;
}

/** @param readValue returns what is stored as a value, or throws if it is none */
export const sessionRecord = <Value>(
  key: string,
  readValue: Read<Value>,
): SessionRecord<Value> => ({
  get() {
    try {
      return readValue(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  },
  set(value) {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});
