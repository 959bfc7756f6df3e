import type { output, ZodMiniType } from 'zod/mini';

/**
 * Reads a JSON column by the schema of what writes it.
 * @param row what the error names
 * @throws Error when it is of another form
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
