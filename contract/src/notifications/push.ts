/** The browsers that receive push messages (rule push). */
import { z } from 'zod/mini';

const key = (max: number) => z.string().check(z.regex(/^[\w-]+=*$/), z.maxLength(max));

/** POST /user/push-subscriptions: the browser's `PushSubscription` as JSON. */
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
  /** The server's public key, for `subscribe`; null when this server cannot send, because it has no https address. */
  key: z.nullable(z.string()),
  /** Number of subscribed browsers of this account. */
  devices: z.number(),
});
export type PushState = z.infer<typeof PushStateSchema>;
