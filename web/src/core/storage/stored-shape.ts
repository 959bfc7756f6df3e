/**
 * Reads JSON that this phone has stored: each function returns the typed value, or throws. The contract's schemas would
 * do the same, but the entry reads its storage before it paints, and Zod weighs 7 kB.
 */
export type Read<Value> = (stored: unknown) => Value;

const refuse = (): never => {
  throw new TypeError('not what was stored');
};

export const text: Read<string> = (stored) => (typeof stored === 'string' ? stored : refuse());
export const number: Read<number> = (stored) => (typeof stored === 'number' ? stored : refuse());
export const flag: Read<boolean> = (stored) => (typeof stored === 'boolean' ? stored : refuse());
export const anything: Read<unknown> = (stored) => stored;

export const oneOf =
  <Value extends string>(...values: readonly Value[]): Read<Value> =>
  (stored) =>
    values.find((value) => value === stored) ?? refuse();

export const nullable =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (stored) =>
    stored === null ? null : read(stored);

export const list =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map((entry) => read(entry)) : refuse();

/** An object with these fields; others are dropped. */
export const fields =
  <Value extends object>(reads: { [Key in keyof Value]: Read<Value[Key]> }): Read<Value> =>
  (stored) => {
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return refuse();
    const given = stored as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries<Read<unknown>>(reads).map(([key, read]) => [key, read(given[key])]),
    ) as Value;
  };

/** What `read` returns, or `otherwise` if it throws. */
export const orElse =
  <Value>(read: Read<Value>, otherwise: Value): Read<Value> =>
  (stored) => {
    try {
      return read(stored);
    } catch {
      return otherwise;
    }
  };
