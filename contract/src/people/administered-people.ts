/** The accounts as administrators see and change them (decision 0031). Times are ISO 8601 in UTC. */
import { z } from 'zod/mini';
import { ADMINISTRATION_MAX } from '../administration-limits.ts';
import { FirmRecordSchema } from './known-drivers.ts';
import { ROLES } from '../policies/rule.ts';
import { line } from '../text.ts';

const time = z.nullable(z.string());
const role = z.enum(ROLES);
const reason = z.optional(line(ADMINISTRATION_MAX.reason));

/** GET /admin/people */
export const PeopleQuerySchema = z.object({
  /** Words of name or e-mail, or an account's id. */
  q: z.optional(line(100)),
  /** The `next` of the previous page. */
  next: z.optional(z.string().check(z.regex(/^[01]~\d{1,13}~[\w-]{1,100}$/))),
});
export const PersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  active: z.boolean(),
  verified: z.boolean(),
  created_at: z.string(),
  /** When the newest session was extended, to the day; null without sessions. */
  seen_at: time,
  sessions: z.number(),
  /** Stations whose prices the person may set. */
  stations: z.number(),
  second_factor: z.boolean(),
  /** Since when an administrator vouches for the person as a driver (rule admin-known); null without one. */
  known_since: time,
  /** The record that helps to decide about that; null while the e-mail is not verified. */
  record: z.nullable(FirmRecordSchema),
  /** True for the requesting account. */
  own: z.boolean(),
});
export type Person = z.infer<typeof PersonSchema>;
export const PeopleSchema = z.object({
  /** Accounts with unverified e-mails first, then the newest. */
  people: z.array(PersonSchema),
  /** Number of accounts found, and of those with an unverified e-mail. */
  total: z.number(),
  waiting: z.number(),
  next: z.nullable(z.string()),
});
export type People = z.infer<typeof PeopleSchema>;

/** PUT /admin/people/:id/role */
export const RoleChangeSchema = z.object({ role, reason });

/** PUT /admin/people/:id/active */
export const ActiveChangeSchema = z.object({
  active: z.boolean(),
  /** Required for a lock. */
  reason,
});

/** PUT /admin/people/:id/email-verification: the reason states how the e-mail was checked. */
export const EmailVerdictSchema = z.object({ verified: z.boolean(), reason });

/** PUT /admin/people/:id/known: whether an administrator vouches for the person as a driver. */
export const KnownChangeSchema = z.object({ known: z.boolean(), reason });
