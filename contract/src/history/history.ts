/** What prices were (rules history-steps, history-area; decision 0032). Loaded only where a history is shown. */
import { z } from 'zod/mini';
import { FUEL_MODES } from '../prices/fuels.ts';

/** The ranges that can be asked for, in days that end with today; `all` from the first price on. */
export const HISTORY_DAYS = ['7', '30', '90', '365', 'all'] as const;
export type HistoryDays = (typeof HISTORY_DAYS)[number];
export const HISTORY_DAYS_DEFAULT: HistoryDays = '30';

/** Steps that an answer holds at most: beyond them it is `reduced`. */
export const HISTORY_STEPS_MAX = 1_500;

/** True for one of `HISTORY_DAYS`. */
export const isHistoryDays = (text: string): text is HistoryDays =>
  (HISTORY_DAYS as readonly string[]).includes(text);

const HistoryStepSchema = z.object({
  /** The instant from which this holds, ISO 8601 in UTC. The first step may have begun before `from`. */
  at: z.string(),
  /** Euros, with three decimals; null while the station does not sell the fuel. */
  price: z.nullable(z.number()),
  /** Who said the price; null where there is none. */
  source: z.nullable(z.enum(['import', 'admin', 'owner', 'driver'])),
  /** How old the price was, by the rule of the display at that time. */
  state: z.enum(['fresh', 'ageing', 'stale']),
});
export type HistoryStep = z.infer<typeof HistoryStepSchema>;

const ExtremeSchema = z.object({
  /** Euros, with three decimals. */
  price: z.number(),
  /** When it began to hold, ISO 8601 in UTC. */
  at: z.string(),
});

/** The price of one fuel at one station, as steps: each holds until the next, the last until now. */
export const StationHistorySchema = z.object({
  station: z.number(),
  fuel_type_id: z.number(),
  days: z.enum(HISTORY_DAYS),
  /** The midnights of San Marino between which the range lies, ISO 8601 in UTC; `to` is the coming one. */
  from: z.string(),
  to: z.string(),
  /** In the order of time; empty where no real price is known. */
  steps: z.array(HistoryStepSchema),
  /** The lowest and the highest price that held in the range, at its first such instant. */
  min: z.nullable(ExtremeSchema),
  max: z.nullable(ExtremeSchema),
  /** True where steps were left out: of each part of the range the first, lowest, highest and last are here. */
  reduced: z.boolean(),
  /** Before this instant only a day's first, lowest, highest and last price are known; null where all are. */
  daily_until: z.nullable(z.string()),
});
export type StationHistory = z.infer<typeof StationHistorySchema>;

const AreaDaySchema = z.object({
  /** The day in San Marino, year-month-day. */
  day: z.string(),
  /** The lowest price that could rank at the day's first instant; null if none could. Euros, as all of these. */
  open: z.nullable(z.number()),
  /** The lowest that could rank at any instant of the day. */
  min: z.number(),
  /** The middle of the stations' last prices of the day. */
  median: z.number(),
  /** The highest by which a station could rank at any instant of the day. */
  max: z.number(),
  /** The lowest that could rank at the day's last instant, today's until now; null if none could. */
  close: z.nullable(z.number()),
  /** Stations that could rank on this day. */
  stations: z.number(),
});
export type AreaDay = z.infer<typeof AreaDaySchema>;

/** What a fuel category cost in an area, day by day. */
export const AreaHistorySchema = z.object({
  area: z.string(),
  decade: z.number(),
  /** The one service mode that was asked for; missing for both together. */
  mode: z.optional(z.enum(FUEL_MODES)),
  /** The first day of which a mode's figures are known, year-month-day; missing without a mode. */
  known_from: z.optional(z.string()),
  days: z.enum(HISTORY_DAYS),
  /** As of a station's history. */
  from: z.string(),
  to: z.string(),
  /** In the order of time, today last; days on which nothing could rank are missing. */
  daily: z.array(AreaDaySchema),
});
export type AreaHistory = z.infer<typeof AreaHistorySchema>;
