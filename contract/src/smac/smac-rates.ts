/** The rates of credit on San Marino's card (rule smac-rates). */
import { z } from 'zod/mini';
import { ReasonSchema } from '../actions/reason.ts';
import { DECADES } from '../prices/fuels.ts';
import { line } from '../text.ts';

/**
 * `unit`: the same amount per litre. `reference`: the amount per litre of served petrol; other fuels get the same
 * percentage.
 */
export const SMAC_BASES = ['unit', 'reference'] as const;
export type SmacBasis = (typeof SMAC_BASES)[number];

/** Largest values of a rate. */
export const SMAC_MAX = { euros: 1, litres: 10_000, monthEuros: 10_000, source: 300, url: 500 };

const text = z.nullable(z.string());
const some = (max: number) => z.nullable(z.int().check(z.gt(0), z.lte(max)));
const day = z.string().check(z.regex(/^[12]\d{3}-\d\d-\d\d$/), z.iso.date());

export const SmacRateSchema = z.object({
  id: z.number(),
  /** First day in San Marino, year-month-day; null when unknown. */
  valid_from: text,
  /** Last day; null when unknown. */
  valid_to: text,
  /** The category; null for petrol, diesel and LPG without a rate of their own. */
  fuel: z.nullable(z.number()),
  /** Euros of credit per unit. */
  amount: z.number(),
  basis: z.enum(SMAC_BASES),
  /** Litres per day that earn credit; null when no limit is known. */
  per_day_litres: z.nullable(z.number()),
  /** Euros of credit per month; null when no limit is known. */
  per_month_euro: z.nullable(z.number()),
  suspended: z.boolean(),
  /** In Italian. */
  source: z.string(),
  source_url: text,
  /** When it was last compared with its source, ISO 8601 in UTC; null for never. */
  verified_at: text,
});
export type SmacRate = z.infer<typeof SmacRateSchema>;

/** GET /smac-rates */
export const SmacRatesSchema = z.object({
  /** Euros per litre of served petrol in San Marino: the mean of the ranked prices; null without any. */
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

/** PUT /admin/smac-rates/:id: a missing field stays unchanged. */
export const SmacRateChangeSchema = z.object({
  valid_to: z.optional(z.nullable(day)),
  suspended: z.optional(z.boolean()),
  /** Whether it was compared with its source just now. */
  verified: z.optional(z.literal(true)),
  reason: z.optional(ReasonSchema),
});
export type SmacRateChange = z.infer<typeof SmacRateChangeSchema>;
