import { z } from 'zod/mini';
import { StationNameSchema } from '../stations/station-name.ts';
import { LOG_ROLES, LOGGED_ACTIONS, LogTargetSchema } from './action-log.ts';

const text = z.nullable(z.string());

/** GET /admin/log */
export const LogQuerySchema = z.object({
  /** The `next` of the previous page. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  station: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});
export const LogSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      role: z.enum(LOG_ROLES),
      /** A pseudonym; null for the operator and for jobs. */
      actor: text,
      /** True for an action of the requesting administrator. */
      own: z.boolean(),
      /** A newer server may send further actions: an unknown one is shown unchanged. */
      action: z.union([z.enum(LOGGED_ACTIONS), z.string()]),
      business: z.nullable(StationNameSchema),
      target: LogTargetSchema,
      reason: text,
    }),
  ),
  /** Names and e-mails of existing accounts, by the ids of actors and of people in targets. */
  people: z.record(z.string(), z.string()),
  stations: z.record(z.string(), z.string()),
  next: text,
});
export type ActionLogPage = z.infer<typeof LogSchema>;
