import { STATION_MAX } from '@pieno/contract/station-limits.ts';
import type { SourceStation } from './save-stations.ts';

type Field = keyof typeof STATION_MAX;

/** Returns an Italian phrase when a text is too long for its field of a station; undefined when it fits. */
export function tooLong(field: Field, text: string): string | undefined {
  const max = STATION_MAX[field];
  return text.length > max ? `${field}: al massimo ${max} caratteri` : undefined;
}

const FIELDS = Object.keys(STATION_MAX) as Field[];

/** Finds the texts of a source's station that are too long. @returns an Italian phrase; undefined when all fit */
export function overlongTexts(station: SourceStation): string | undefined {
  const texts: Partial<Record<Field, unknown>> = station;
  const problems = FIELDS.flatMap((field) => {
    const text = texts[field];
    return typeof text === 'string' ? (tooLong(field, text) ?? []) : [];
  });
  return problems.length > 0 ? problems.join('; ') : undefined;
}
