import { spansProblem, type Span } from '@pieno/contract/stations/opening-hours.ts';
import type { DetailsChange, OwnDetails } from '@pieno/contract/stations/station-details.ts';
import type { FieldErrors } from '../../../core/forms/field-errors.ts';
import { m } from '../../../paraglide/messages.js';

/** Draft of the details: times and days may be empty. */
export interface DetailsDraft {
  name: string;
  description: string;
  phone: string;
  hours: Span[][] | null;
  self_hours: Span[][] | null;
  exceptions: { date: string; spans: Span[] }[];
  services: string[];
  payments: string[];
  smac: boolean | null;
}

export function draftOf({ business, ...details }: OwnDetails): DetailsDraft {
  const { description, phone, hours, self_hours, exceptions, services, payments, smac } = details;
  return {
    name: business.name,
    description: description ?? '',
    phone: phone ?? '',
    hours,
    self_hours,
    exceptions,
    services,
    payments,
    smac,
  };
}

/** Returns the changed fields as typed; null if none. */
export function typedOf(draft: DetailsDraft, details: OwnDetails): Partial<DetailsDraft> | null {
  const before = draftOf(details);
  const typed = Object.entries(draft).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[field as keyof DetailsDraft]),
  );
  return typed.length > 0 ? Object.fromEntries(typed) : null;
}

/**
 * Returns the changed fields. Only these are sent, as others may be edited elsewhere
 * meanwhile.
 * @param details the details before editing
 */
export function changedOf(draft: DetailsDraft, details: OwnDetails): DetailsChange {
  const before = changeOf(draftOf(details));
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof DetailsChange]);
  return Object.fromEntries(Object.entries(changeOf(draft)).filter(isChanged));
}

/**
 * Returns the fields as the server accepts them: spans in order, midnight to midnight as a
 * whole day, empty texts as null.
 */
function changeOf(draft: DetailsDraft): DetailsChange {
  const { description, phone, hours, self_hours, exceptions } = draft;
  return {
    ...(draft as DetailsChange),
    description: description.trim() || null,
    phone: phone.trim() || null,
    hours: hours && hours.map(tidy),
    self_hours: self_hours && self_hours.map(tidy),
    exceptions: exceptions.map(({ date, spans }) => ({ date, spans: tidy(spans) })),
  };
}

/** An empty span. */
export const UNTYPED: Span = { from: '', to: '' };

/** True for a span with both its ends. */
export const isTyped = ({ from, to }: Span): boolean => from !== '' && to !== '';

/** Returns the typed spans in order. An end at 00:00 means the end of the day. */
export const tidy = (spans: readonly Span[]): Span[] =>
  spans
    .map(({ from, to }) => ({ from, to: to === '00:00' ? '24:00' : to }))
    .toSorted((one, other) => one.from.localeCompare(other.from));

/** Returns the errors of hours and days, by field: `hours.0` is Monday. */
export function problemsOf({ hours, self_hours, exceptions }: DetailsDraft): FieldErrors {
  const dates = exceptions.map(({ date }) => date);
  const days = [
    ...(hours ?? []).map((spans, day) => [`hours.${day}`, spansSentence(spans)]),
    ...(self_hours ?? []).map((spans, day) => [`self_hours.${day}`, spansSentence(spans)]),
    ...exceptions.map(({ date, spans }, index) => [
      `exceptions.${index}`,
      dateSentence(date, dates.indexOf(date) < index) ?? spansSentence(spans),
    ]),
  ];
  return Object.fromEntries(days.filter(([, sentence]) => sentence)) as FieldErrors;
}

function dateSentence(date: string, isTwice: boolean): string | undefined {
  if (date === '') return m.hours_date_missing();
  return isTwice ? m.hours_date_twice() : undefined;
}

function spansSentence(spans: readonly Span[]): string | undefined {
  if (!spans.every(isTyped)) return m.hours_incomplete();
  const problem = spansProblem(tidy(spans));
  if (!problem) return undefined;
  return problem === 'equal' ? m.hours_equal() : m.hours_overlap();
}
