import { registered } from '../policies/rule.ts';

/** A person's messages are visible to that person only. */
export const NOTIFICATIONS = {
  view: registered('notifications'),
  update: registered('notifications'),
};
