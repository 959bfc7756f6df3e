import { m } from '../../paraglide/messages.js';

/** Why people are mostly locked, given by a tap. */
export const usualForLocks = (): string[] => [
  m.admin_usual_invented(),
  m.admin_usual_disputes(),
  m.admin_usual_twins(),
];
