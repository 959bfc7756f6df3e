import { registered, verified } from '../policies/rule.ts';

/** Reviews of stations (rule reviews-write); that a guest is invited is said by `REVIEWS.create`. */
export const OWN_REVIEWS = {
  /** To see and delete the own one, and to object to its hiding. */
  manage: registered('reviews'),
  /** To write one, and to flag somebody else's. */
  write: verified('reviews'),
};
