import { m } from '../../paraglide/messages.js';

/** The usual reasons for a lock. */
export const usualForLocks = (): string[] => [
  m.admin_usual_invented(),
  m.admin_usual_disputes(),
  m.admin_usual_twins(),
];
