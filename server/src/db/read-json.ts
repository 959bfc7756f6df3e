import type { output, ZodMiniType } from 'zod/mini';

/**
 * Reads a JSON column by the schema with which it is written.
 * @param row named in the error
 * @throws Error when it has another form
 */
export function readJson<Schema extends ZodMiniType>(
  schema: Schema,
  value: unknown,
  row: string,
): output<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw new Error(`${row} is of an unknown form`, { cause: read.error });
  return read.data;
}
