/** What drivers report of a station: its prices, a wrong price, and that something is not sold (rule report-entries). */
import { z } from 'zod/mini';
import { FuelTypeWireSchema, SAID_STATES, StationStateSchema } from './prices.ts';
import { REPORT_LIMITS } from '../report-limits.ts';
import { eachFuelOnce, euros, fuelTypeId } from './said-prices.ts';

const businessId = z.int32().check(z.positive());

/** POST /price-reports: what one person saw at one station, at once. */
export const PriceReportSchema = z.object({
  /** Made by the phone: a report that is sent again gets the first answer. Of one that recorded nothing it is free again. */
  id: z.uuid(),
  business_id: businessId,
  entries: eachFuelOnce(
    z.object({ fuel_type_id: fuelTypeId, price: euros, confirmed: z.optional(z.literal(true)) }),
    REPORT_LIMITS.entries,
  ),
  /** True after the person was asked whether the prices are meant. */
  sure: z.optional(z.boolean()),
  /** When the prices were seen, ISO 8601 in UTC; now without it. */
  seen_at: z.optional(z.iso.datetime()),
  /** Whether the phone stood near the station, where it gave a position: the position itself never travels. */
  near: z.optional(z.boolean()),
});
export type PriceReport = z.infer<typeof PriceReportSchema>;

/**
 * What became of an entry. `reported`: shown at the station, without a rank. `held`: not shown until somebody agrees.
 * `ask` and `refused` record nothing. `changed`: another price is current, nothing was confirmed. `not_recorded`: another
 * entry was refused as impossible, which voids the whole report (`isVoid`).
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
      /** The message's code, for clients with sentences of their own: a key of `REPORT_TEXTS`. */
      code: z.string(),
      params,
    }),
  ),
  /** The last instant at which the report can be taken back, ISO 8601 in UTC; null when nothing was recorded. */
  undo_until: z.nullable(z.string()),
});
/** The answer to DELETE /price-reports/{id}. */
export const REPORT_UNDONE = 'Segnalazione annullata';
export type PriceReportAnswer = z.infer<typeof PriceReportAnswerSchema>;

/** What became of an entry since: as `ReportState`, or it was decided against, lapsed, or taken back by its author. */
export const OWN_ENTRY_STATES = [
  'accepted',
  'reported',
  'held',
  'rejected',
  'lapsed',
  'undone',
] as const;
export type OwnEntryState = (typeof OWN_ENTRY_STATES)[number];

/** GET /price-reports: one's own, newest first. */
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
        /** In Italian: why, and by whom. */
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
  /** The price that is shown, in euros. */
  price: euros,
});
export type PriceDispute = z.infer<typeof PriceDisputeSchema>;
export const PriceDisputeAnswerSchema = z.object({
  /** `contested` once enough known drivers, or the owner, say so; `changed` when another price is current. */
  state: z.enum(['noted', 'contested', 'changed']),
  message: z.string(),
  code: z.string(),
  /** What takes it back; missing, like the next, when nothing was noted. */
  id: z.optional(z.string()),
  /** The last instant at which it can be taken back, ISO 8601 in UTC. */
  undo_until: z.optional(z.string()),
});
export type PriceDisputeAnswer = z.infer<typeof PriceDisputeAnswerSchema>;

/** The answer's sentences in Italian, by code. */
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

/** The answer to DELETE /price-disputes/{id}. */
export const DISPUTE_UNDONE = 'Contestazione annullata';

/** POST /station-states; `working` takes back what was said. */
export const StationStateReportSchema = z.object({
  business_id: businessId,
  state: z.enum([...SAID_STATES, 'working']),
  /** Needed with `sold_out`. */
  fuel_type_id: z.optional(fuelTypeId),
});
export type StationStateReport = z.infer<typeof StationStateReportSchema>;
export const StationStateAnswerSchema = z.object({
  states: z.array(StationStateSchema),
  /** Why a known driver's word takes no rank here, in Italian, and its code; missing for any other word. */
  message: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type StationStateAnswer = z.infer<typeof StationStateAnswerSchema>;

/** The answer's sentences in Italian, by code. */
export const STATE_SENTENCES = {
  state_share:
    'Grazie, si vede da subito e per 90 minuti. La tua parola decide già in altri distributori: qui esce dalla classifica quando lo dice anche il gestore o un altro automobilista conosciuto.',
} as const;
