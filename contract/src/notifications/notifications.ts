/** The inbox: what was sent to somebody, and what became of what they said (rule inbox). */
import { z } from 'zod/mini';

/** `report`, `contested` and `reviewed` are found when the inbox is read; the others were sent. */
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
  /** The path of one of our pages, with its query. */
  link: z.string(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof NotificationSchema>;
/** GET /user/notifications: of the last 30 days, the newest first. */
export const NotificationsSchema = z.array(NotificationSchema);

/** PUT /user/notifications/read. */
export const NotificationsReadSchema = z.object({
  /** The `at` of the newest that was read, ISO 8601: all until then are. */
  until: z.optional(z.iso.datetime()),
  /** One that was opened by itself. */
  id: z.optional(z.string().check(z.maxLength(60))),
});
