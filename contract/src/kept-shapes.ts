/**
 * The fields that every stored answer must have, so that a captive portal's page, half an answer or `{}` does not
 * replace prices (rule offline-prices). Without a schema, because the service worker imports it.
 */
import type { AnswerOf, KeptCallName } from './calls.ts';
import { keptCallOf } from './kept-calls.ts';

/** The required part of an answer; null stands for any value. */
type Sample<Part> = Part extends readonly (infer Entry)[]
  ? readonly [Sample<Entry>]
  : Part extends object
    ? { [Key in keyof Part]?: Sample<Part[Key]> | null }
    : Part;

const PRICES = [{ fuel_type: { id: 0, name: '' }, price: 0, effective_date: '' }] as const;
const BUSINESS = { id: 0, name: '', latitude: null, longitude: null };

const SHAPES: { [Name in KeptCallName]: Sample<AnswerOf<Name>> } = {
  'GET /prices/best-by-decade': [{ decade: 0, label: '', best: null, stations: 0, tied_with: 0 }],
  'GET /prices/ranking/:decade': [{ decade: 0, rank: null, business: BUSINESS, fuels: PRICES }],
  'GET /prices/history/:station': {
    station: 0,
    fuel_type_id: 0,
    from: '',
    to: '',
    steps: [{ at: '' }],
  },
  'GET /prices/history/area/:area': { area: '', decade: 0, from: '', to: '', daily: [{ day: '' }] },
  'GET /business/:id': { business: BUSINESS, prices: PRICES, gallery_images: [{ id: 0, url: '' }] },
  'GET /welcome-message': { message: '', source: '' },
  'GET /global-settings/:key': { value1: null, value2: null, value3: null, note: null },
  'GET /smac-rates': { reference: null, rates: [{ id: 0, amount: 0 }] },
};

/**
 * True for an answer that has the required fields of its call.
 * @param path below `API_BASE`, with or without a query
 */
export function hasKeptShape(method: string, path: string, answer: unknown): boolean {
  const name = keptCallOf(method, path);
  return name !== undefined && fits(SHAPES[name], answer);
}

function fits(sample: unknown, part: unknown): boolean {
  if (sample === null) return part !== undefined;
  if (typeof sample !== 'object') return typeof part === typeof sample;
  if (Array.isArray(sample))
    return Array.isArray(part) && part.every((entry) => fits(sample[0], entry));
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  return Object.entries(sample).every(([key, each]) =>
    fits(each, (part as Record<string, unknown>)[key]),
  );
}
