import { registered, verified } from '../policies/rule.ts';

/** Reviews of stations (rule reviews-write); `REVIEWS.create` decides whether a guest is invited to register. */
export const OWN_REVIEWS = {
  /** To see and delete the own review, and to object to its hiding. */
  manage: registered('reviews'),
  /** To write a review, and to flag another person's. */
  write: verified('reviews'),
};
