import { z } from 'zod/mini';

/** PUT /owner/reminders. */
export const RemindersSchema = z.object({ reminders: z.boolean() });
