/** Who the visitor is: anonymous, guest or registered (rule visitor-kinds). */
import { z } from 'zod/mini';

export const GuestAccessSchema = z.object({
  guest_id: z.string(),
  guest_token: z.string(),
  /** ISO 8601 in UTC. */
  expires_at: z.string(),
  permissions: z.array(z.string()),
});
export type GuestAccess = z.infer<typeof GuestAccessSchema>;

/** Payload of a guest token, signed by the server (rule guest-token). */
export const GuestTokenPayloadSchema = z.object({
  created_at: z.string(),
  expires_at: z.string(),
  ip_address: z.string(),
  user_agent: z.string(),
});
export type GuestTokenPayload = z.infer<typeof GuestTokenPayloadSchema>;

const text = z.nullable(z.string());

export const UserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  full_name: text,
  avatar_image: text,
  phone: text,
  address: text,
  city: text,
  bio: text,
  available_status: z.boolean(),
  notifications: z.boolean(),
  dark: z.boolean(),
  agree_privacy: z.boolean(),
  is_active: z.boolean(),
  /** year-month-day */
  birthday: text,
  age_slot: text,
  preference: text,
  role: z.string(),
  /** True after a code by mail, a sign-in provider or an administrator verified the e-mail. */
  email_verified: z._default(z.boolean(), false),
  /** True for an owner of at least one station (rule owner-stations). */
  is_owner: z._default(z.boolean(), false),
  /**
   * Since when an administrator vouches for the person as a driver (rule admin-known); only in GET /user, and missing
   * without one.
   */
  known_since: z.optional(z.string()),
  /** False for an account that only signed in through a social provider. */
  has_password: z.boolean(),
});
export type User = z.infer<typeof UserSchema>;

export const CurrentVisitorSchema = z.object({
  type: z.enum(['anonymous', 'guest', 'user']),
  guest: z.nullable(z.object({ id: z.string(), expires_at: z.string() })),
  user: z.nullable(UserSchema),
  permissions: z.array(z.string()),
});
export type CurrentVisitor = z.infer<typeof CurrentVisitorSchema>;
