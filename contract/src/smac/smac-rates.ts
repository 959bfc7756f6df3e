/** The rates of San Marino's card, by which a fill earns credit (rule smac-rates). */
import { z } from 'zod/mini';
import { ReasonSchema } from '../actions/reason.ts';
import { DECADES } from '../prices/fuels.ts';
import { line } from '../text.ts';

/** `unit`: the same of each litre. `reference`: that of a litre of served petrol, of which other fuels get the same percentage. */
export const SMAC_BASES = ['unit', 'reference'] as const;
export type SmacBasis = (typeof SMAC_BASES)[number];

/** The most that a rate may say. */
export const SMAC_MAX = { euros: 1, litres: 10_000, monthEuros: 10_000, source: 300, url: 500 };

const text = z.nullable(z.string());
const some = (max: number) => z.nullable(z.int().check(z.gt(0), z.lte(max)));
const day = z.string().check(z.regex(/^[12]\d{3}-\d\d-\d\d$/), z.iso.date());

export const SmacRateSchema = z.object({
  id: z.number(),
  /** First day in San Marino, year-month-day; null where nobody knows since when. */
  valid_from: text,
  /** Last day; null while none is known. */
  valid_to: text,
  /** The category; null for petrol, diesel and LPG as far as none of their own stands. */
  fuel: z.nullable(z.number()),
  /** Euros of credit for a unit. */
  amount: z.number(),
  basis: z.enum(SMAC_BASES),
  /** Litres of a day that earn credit; null where no limit is known. */
  per_day_litres: z.nullable(z.number()),
  /** Euros of credit in a month; null where no limit is known. */
  per_month_euro: z.nullable(z.number()),
  suspended: z.boolean(),
  /** In Italian words. */
  source: z.string(),
  source_url: text,
  /** When somebody last compared it with its source, ISO 8601 in UTC; null for never. */
  verified_at: text,
});
export type SmacRate = z.infer<typeof SmacRateSchema>;

/** GET /smac-rates */
export const SmacRatesSchema = z.object({
  /** Euros for a litre of served petrol in San Marino: the mean of what ranks; null where none does. */
  reference: z.nullable(z.number()),
  rates: z.array(SmacRateSchema),
});
export type SmacRates = z.infer<typeof SmacRatesSchema>;

/** GET /admin/smac-rates, newest first. */
export const AdministeredSmacRatesSchema = z.array(SmacRateSchema);

/** POST /admin/smac-rates */
export const SmacRateDraftSchema = z.object({
  valid_from: day,
  valid_to: z.optional(z.nullable(day)),
  fuel: z.nullable(z.union(DECADES.map((decade) => z.literal(decade)))),
  amount: z.number().check(z.gt(0), z.lte(SMAC_MAX.euros), z.multipleOf(0.001)),
  basis: z.enum(SMAC_BASES),
  per_day_litres: z.optional(some(SMAC_MAX.litres)),
  per_month_euro: z.optional(some(SMAC_MAX.monthEuros)),
  source: line(SMAC_MAX.source).check(z.minLength(1)),
  source_url: z.optional(z.nullable(line(SMAC_MAX.url).check(z.url({ protocol: /^https?$/ })))),
  reason: z.optional(ReasonSchema),
});
export type SmacRateDraft = z.infer<typeof SmacRateDraftSchema>;

/** PUT /admin/smac-rates/:id: what is left out stays. */
export const SmacRateChangeSchema = z.object({
  valid_to: z.optional(z.nullable(day)),
  suspended: z.optional(z.boolean()),
  /** That it was compared with its source now. */
  verified: z.optional(z.literal(true)),
  reason: z.optional(ReasonSchema),
});
export type SmacRateChange = z.infer<typeof SmacRateChangeSchema>;
