import { fieldProblem, issueProblem } from '@pieno/contract/field-problems.ts';
import { sentenceOf } from '@pieno/contract/error-sentences.ts';
import type { ZodMiniType, output } from 'zod/mini';
import { UsageError } from './italian-command.ts';

/** The options about a station's facts; '-' clears one. */
export interface FactOptions {
  name?: string;
  kind?: string;
  brand?: string;
  address?: string;
  postcode?: string;
  locality?: string;
  phone?: string;
  website?: string;
  /** "43.98,12.49" */
  at?: string;
}

/** The options that every command about facts takes. */
export const FACT_OPTIONS: readonly [flags: string, description: string][] = [
  ['--kind <tipo>', 'fuel oppure charging'],
  ['--brand <testo>', 'marchio; - lo toglie, e così per gli altri'],
  ['--address <testo>', 'via e numero'],
  ['--postcode <testo>', 'codice postale'],
  ['--locality <testo>', 'località'],
  ['--phone <testo>', 'telefono'],
  ['--website <testo>', 'sito'],
  ['--at <lat,lon>', 'dove sta, in gradi: per esempio 43.9813,12.4897'],
];

/**
 * Reads facts as they were typed, by the same schema as the call's.
 * @throws UsageError with what is wrong
 */
export function readFacts<Schema extends ZodMiniType>(
  schema: Schema,
  { at, ...texts }: { at?: string; [option: string]: unknown },
): output<Schema> {
  const facts: Record<string, unknown> = { ...(at !== undefined && readPlace(at)) };
  for (const [key, value] of Object.entries(texts)) facts[key] = value === '-' ? null : value;
  const read = schema.safeParse(facts);
  if (read.success) return read.data;
  const lines = read.error.issues.map((issue) => {
    const field = String(issue.path[0]);
    const problem =
      facts[field] === undefined
        ? fieldProblem(field, 'missing')
        : issueProblem(field, facts[field], issue);
    return `${field}: ${sentenceOf(problem)}`;
  });
  throw new UsageError([...new Set(lines)].join('\n'));
}

function readPlace(at: string): { latitude: number; longitude: number } {
  const [, latitude, longitude] =
    /^\s*(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\s*$/u.exec(at) ?? [];
  if (latitude === undefined || longitude === undefined) {
    throw new UsageError(
      `«${at}» non è un punto: scrivi latitudine e longitudine, 43.9813,12.4897.`,
    );
  }
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
