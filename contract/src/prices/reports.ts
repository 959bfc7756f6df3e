/** Drivers' reports of a station: prices, disputes and states (rule report-entries). */
import { z } from 'zod/mini';
import { FuelTypeWireSchema, SAID_STATES, StationStateSchema } from './prices.ts';
import { REPORT_LIMITS } from '../report-limits.ts';
import { eachFuelOnce, euros, fuelTypeId } from './price-entries.ts';

const businessId = z.int32().check(z.positive());

/** POST /price-reports: the prices that one person saw at one station at one time. */
export const PriceReportSchema = z.object({
  /** Made by the phone: a repeated report gets the first answer. An id can be used again if nothing was recorded. */
  id: z.uuid(),
  business_id: businessId,
  entries: eachFuelOnce(
    z.object({ fuel_type_id: fuelTypeId, price: euros, confirmed: z.optional(z.literal(true)) }),
    REPORT_LIMITS.entries,
  ),
  /** True after the person confirmed the prices. */
  sure: z.optional(z.boolean()),
  /** When the prices were seen, ISO 8601 in UTC; missing for now. */
  seen_at: z.optional(z.iso.datetime()),
  /** Whether the phone was near the station, if it knew its position; the position itself is never sent. */
  near: z.optional(z.boolean()),
});
export type PriceReport = z.infer<typeof PriceReportSchema>;

/**
 * The state of an entry. `reported`: shown at the station, without a rank. `held`: not shown until somebody agrees.
 * `ask` and `refused` record nothing. `changed`: another price is current, nothing was confirmed. `not_recorded`:
 * another entry was refused as impossible, which voids the whole report (`isVoid`).
 */
export const REPORT_STATES = [
  'accepted',
  'reported',
  'held',
  'ask',
  'refused',
  'changed',
  'not_recorded',
] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The values of the parameters of a code's sentence (`REPORT_TEXTS`). */
const params = z.optional(z.record(z.string(), z.string()));

export const PriceReportAnswerSchema = z.object({
  results: z.array(
    z.object({
      fuel_type_id: z.number(),
      state: z.enum(REPORT_STATES),
      /** In Italian. */
      message: z.string(),
      /** The message's code, for clients with their own sentences: a key of `REPORT_TEXTS`. */
      code: z.string(),
      params,
    }),
  ),
  /** The last instant at which the report can be withdrawn, ISO 8601 in UTC; null when nothing was recorded. */
  undo_until: z.nullable(z.string()),
});
export const REPORT_UNDONE = 'Segnalazione annullata';
export type PriceReportAnswer = z.infer<typeof PriceReportAnswerSchema>;

/** The current state of an entry: a `ReportState`, or it was rejected, lapsed, or withdrawn by its author. */
export const OWN_ENTRY_STATES = [
  'accepted',
  'reported',
  'held',
  'rejected',
  'lapsed',
  'undone',
] as const;
export type OwnEntryState = (typeof OWN_ENTRY_STATES)[number];

/** GET /price-reports: the own reports, newest first. */
export const OwnReportsSchema = z.array(
  z.object({
    id: z.string(),
    business: z.object({ id: z.number(), name: z.string() }),
    /** ISO 8601 in UTC. */
    seen_at: z.string(),
    sent_at: z.string(),
    undo_until: z.nullable(z.string()),
    entries: z.array(
      z.object({
        fuel_type: FuelTypeWireSchema,
        price: z.number(),
        confirmed: z.boolean(),
        state: z.enum(OWN_ENTRY_STATES),
        /** In Italian: the reason, and who decided. */
        message: z.string(),
        code: z.string(),
      }),
    ),
  }),
);
export type OwnReports = z.infer<typeof OwnReportsSchema>;

/** POST /price-disputes: 'Prezzo sbagliato'. */
export const PriceDisputeSchema = z.object({
  business_id: businessId,
  fuel_type_id: fuelTypeId,
  /** The shown price, in euros. */
  price: euros,
});
export type PriceDispute = z.infer<typeof PriceDisputeSchema>;
export const PriceDisputeAnswerSchema = z.object({
  /** `contested` once enough known drivers, or the owner, dispute it; `changed` when another price is current. */
  state: z.enum(['noted', 'contested', 'changed']),
  message: z.string(),
  code: z.string(),
  /** The id for a withdrawal; missing, like the next, when nothing was recorded. */
  id: z.optional(z.string()),
  /** The last instant at which it can be withdrawn, ISO 8601 in UTC. */
  undo_until: z.optional(z.string()),
});
export type PriceDisputeAnswer = z.infer<typeof PriceDisputeAnswerSchema>;

export const DISPUTE_SENTENCES = {
  dispute_noted:
    'Grazie: il gestore lo vede subito, il prezzo risulta contestato quando lo dice un automobilista conosciuto',
  dispute_noted_two:
    'Grazie: il gestore lo vede subito, ma il prezzo ha meno di un giorno: risulta contestato quando lo dicono due automobilisti conosciuti',
  dispute_noted_more:
    'Grazie: il gestore lo vede subito, ma il prezzo ha meno di un giorno: risulta contestato quando lo dice un altro automobilista conosciuto',
  dispute_noted_share:
    'Grazie: il gestore lo vede subito, ma per questo carburante la tua parola decide già in altri distributori: risulta contestato quando lo dice anche un altro automobilista conosciuto',
  dispute_contested: 'Grazie: il prezzo risulta ora contestato, e non è più in classifica',
  dispute_changed: 'Nel frattempo il prezzo è cambiato: guarda quello di adesso',
} as const;

export const DISPUTE_UNDONE = 'Contestazione annullata';

/** POST /station-states; `working` ends the reported states. */
export const StationStateReportSchema = z.object({
  business_id: businessId,
  state: z.enum([...SAID_STATES, 'working']),
  /** Required with `sold_out`. */
  fuel_type_id: z.optional(fuelTypeId),
});
export type StationStateReport = z.infer<typeof StationStateReportSchema>;
export const StationStateAnswerSchema = z.object({
  states: z.array(StationStateSchema),
  /** Why a known driver's report removes no rank here, in Italian, and its code; missing for other reports. */
  message: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type StationStateAnswer = z.infer<typeof StationStateAnswerSchema>;

export const STATE_SENTENCES = {
  state_share:
    'Grazie, si vede da subito e per 90 minuti. La tua parola decide già in altri distributori: qui esce dalla classifica quando lo dice anche il gestore o un altro automobilista conosciuto.',
} as const;
