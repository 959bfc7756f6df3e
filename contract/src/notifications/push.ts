/** The browsers that may be told (rule push). */
import { z } from 'zod/mini';

const key = (max: number) => z.string().check(z.regex(/^[\w-]+=*$/), z.maxLength(max));

/** POST /user/push-subscriptions: the browser's `PushSubscription`, as it writes it. */
export const PushSubscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(1_000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: key(100), auth: key(40) }),
});
export type WirePushSubscription = z.infer<typeof PushSubscriptionSchema>;

/** DELETE /user/push-subscriptions. */
export const PushEndpointSchema = z.object({ endpoint: z.url().check(z.maxLength(1_000)) });

/** GET /user/push-subscriptions. */
export const PushStateSchema = z.object({
  /** The server's public key, for `subscribe`; null where this server cannot send: it has no https address. */
  key: z.nullable(z.string()),
  /** How many browsers of this account are told. */
  devices: z.number(),
});
export type PushState = z.infer<typeof PushStateSchema>;
