import { registered } from '../policies/rule.ts';

/** What was sent to somebody is that person's alone. */
export const NOTIFICATIONS = {
  view: registered('notifications'),
  update: registered('notifications'),
};
