import { registered } from '../policies/rule.ts';

export const NOTIFICATIONS = {
  view: registered('notifications'),
  update: registered('notifications'),
};
