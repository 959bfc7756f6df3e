import { administrators, registered } from './rule.ts';

/** What administrators see and decide under /admin (rule admin-access). */
export const ADMINISTRATION = {
  view: administrators(),
  decide: administrators(),
};

/** The second factor of the own sign-in (rule second-factor). */
export const SECOND_FACTOR = {
  view: registered('generic'),
  /** Allowed also for former administrators. */
  disable: registered('generic'),
  enable: administrators(),
};
