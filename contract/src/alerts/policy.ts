import { registered, verified } from '../policies/rule.ts';

/** The own alerts (rule alert-wish). */
export const OWN_ALERTS = {
  manage: registered('alerts'),
  mail: verified('alerts'),
};
