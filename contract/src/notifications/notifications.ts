/** The inbox: a person's messages, and the outcomes of their reports and reviews (rule inbox). */
import { z } from 'zod/mini';

/** `report`, `contested` and `reviewed` are derived when the inbox is read; the others were sent. */
export const NOTIFICATION_KINDS = [
  'alert',
  'alert_paused',
  'review',
  'test',
  'report',
  'contested',
  'reviewed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NotificationSchema = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  text: z.string(),
  /** The path of a page of Pieno, with its query. */
  link: z.string(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof NotificationSchema>;
/** GET /user/notifications: the last 30 days, newest first. */
export const NotificationsSchema = z.array(NotificationSchema);

/** PUT /user/notifications/read. */
export const NotificationsReadSchema = z.object({
  /** The `at` of the newest message that was read, ISO 8601; it and all older ones become read. */
  until: z.optional(z.iso.datetime()),
  /** A single message that was opened. */
  id: z.optional(z.string().check(z.maxLength(60))),
});
