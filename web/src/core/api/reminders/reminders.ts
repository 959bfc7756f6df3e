import { callPersonal } from '../client.ts';

export async function changeReminders(reminders: boolean): Promise<boolean> {
  return (await callPersonal('PUT /owner/reminders', { body: { reminders } })).reminders;
}
