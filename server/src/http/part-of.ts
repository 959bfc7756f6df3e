/** Returns a part of the data sent, an entry of a list or a field; undefined when there is none. */
export const partOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Record<string, unknown>)[name]
    : undefined;
