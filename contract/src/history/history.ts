/** Price histories (rules history-steps, history-area; decision 0032). Loaded only by pages that show one. */
import { z } from 'zod/mini';
import { FUEL_MODES } from '../prices/fuels.ts';

/** The selectable ranges, in days that end with today; `all` begins with the first price. */
export const HISTORY_DAYS = ['7', '30', '90', '365', 'all'] as const;
export type HistoryDays = (typeof HISTORY_DAYS)[number];
export const HISTORY_DAYS_DEFAULT: HistoryDays = '30';

/** Most steps in an answer; a longer history is `reduced`. */
export const HISTORY_STEPS_MAX = 1_500;

/** True for one of `HISTORY_DAYS`. */
export const isHistoryDays = (text: string): text is HistoryDays =>
  (HISTORY_DAYS as readonly string[]).includes(text);

const HistoryStepSchema = z.object({
  /** The instant from which this holds, ISO 8601 in UTC. The first step may have begun before `from`. */
  at: z.string(),
  /** Euros, with three decimals; null while the station does not sell the fuel. */
  price: z.nullable(z.number()),
  /** Origin of the price; null without a price. */
  source: z.nullable(z.enum(['import', 'admin', 'owner', 'driver'])),
  /** The price's age at that time, by the rule of the display. */
  state: z.enum(['fresh', 'ageing', 'stale']),
});
export type HistoryStep = z.infer<typeof HistoryStepSchema>;

const ExtremeSchema = z.object({
  /** Euros, with three decimals. */
  price: z.number(),
  /** When it began to hold, ISO 8601 in UTC. */
  at: z.string(),
});

/** The price of one fuel at one station as steps: each holds until the next, the last until now. */
export const StationHistorySchema = z.object({
  station: z.number(),
  fuel_type_id: z.number(),
  days: z.enum(HISTORY_DAYS),
  /** The midnights in San Marino that bound the range, ISO 8601 in UTC; `to` is the next one. */
  from: z.string(),
  to: z.string(),
  /** In the order of time; empty without a real price. */
  steps: z.array(HistoryStepSchema),
  /** The lowest and the highest price in the range, each at its first instant. */
  min: z.nullable(ExtremeSchema),
  max: z.nullable(ExtremeSchema),
  /** True when steps were left out: for each part of the range it keeps the first, lowest, highest and last. */
  reduced: z.boolean(),
  /** Before this instant only a day's first, lowest, highest and last price are known; null when all prices are. */
  daily_until: z.nullable(z.string()),
});
export type StationHistory = z.infer<typeof StationHistorySchema>;

const AreaDaySchema = z.object({
  /** The day in San Marino, year-month-day. */
  day: z.string(),
  /** The lowest price that could rank at the day's first instant; null if none could. All prices here are in euros. */
  open: z.nullable(z.number()),
  /** The lowest price that could rank at any instant of the day. */
  min: z.number(),
  /** The median of the stations' last prices of the day. */
  median: z.number(),
  /** The highest price by which a station could rank at any instant of the day. */
  max: z.number(),
  /** The lowest price that could rank at the day's last instant (today: now); null if none could. */
  close: z.nullable(z.number()),
  /** Stations that could rank on this day. */
  stations: z.number(),
});
export type AreaDay = z.infer<typeof AreaDaySchema>;

export const AreaHistorySchema = z.object({
  area: z.string(),
  decade: z.number(),
  /** The requested service mode; missing for both together. */
  mode: z.optional(z.enum(FUEL_MODES)),
  /** The first day with figures for one mode, year-month-day; missing without a mode. */
  known_from: z.optional(z.string()),
  days: z.enum(HISTORY_DAYS),
  /** As in a station's history. */
  from: z.string(),
  to: z.string(),
  /** In the order of time, today last; days without ranked prices are missing. */
  daily: z.array(AreaDaySchema),
});
export type AreaHistory = z.infer<typeof AreaHistorySchema>;
