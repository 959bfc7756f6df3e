declare module 'pg/lib/utils.js' {
  /** Converts a value to the form in which node-postgres sends it: text or bytes. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
