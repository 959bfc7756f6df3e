/** How often calls are allowed; the server counts them. */
import { REPORT_LIMITS } from './report-limits.ts';
import { REVIEWS } from './reviews/review-limits.ts';

/**
 * Calls allowed per IP address in a window of milliseconds. High, because a carrier's customers may share one address.
 */
export const RATE_LIMITS = {
  guestAccess: { max: 300, windowMs: 10 * 60_000 },
  notFound: { max: 300, windowMs: 10 * 60_000 },
  // Pictures of shared links, rendered for the first time.
  cards: { max: 60, windowMs: 10 * 60_000 },
  // Errors of pages; the server drops further ones.
  clientErrors: { max: 10, windowMs: 60 * 60_000 },
  login: { max: 60, windowMs: 10 * 60_000 },
  register: { max: 30, windowMs: 60 * 60_000 },
  recovery: { max: 30, windowMs: 10 * 60_000 },
  // The steps of a social sign-in are counted separately, so that each sign-in counts once.
  social: { max: 60, windowMs: 10 * 60_000 },
  socialForm: { max: 60, windowMs: 10 * 60_000 },
  socialReturn: { max: 60, windowMs: 10 * 60_000 },
  socialExchange: { max: 60, windowMs: 10 * 60_000 },
  accountWrite: { max: 300, windowMs: 10 * 60_000 },
  reports: { max: 300, windowMs: 10 * 60_000 },
  verification: { max: 30, windowMs: 10 * 60_000 },
  verificationRequests: { max: 10, windowMs: 24 * 60 * 60_000 },
  invitations: { max: 30, windowMs: 60 * 60_000 },
  unsubscribe: { max: 60, windowMs: 10 * 60_000 },
  administration: { max: 600, windowMs: 10 * 60_000 },
} as const;
/**
 * Attempts allowed for one account, whose e-mail may be public, in windows of milliseconds: `max` per network,
 * `ceiling` in total. An attacker exhausts only the own network's attempts; reaching the ceiling takes many networks.
 */
export const GUESS_LIMITS = {
  login: {
    max: { hits: 10, windowMs: 10 * 60_000 },
    ceiling: { hits: 150, windowMs: 60 * 60_000 },
  },
  recoveryMail: {
    max: { hits: 5, windowMs: 60 * 60_000 },
    ceiling: { hits: 10, windowMs: 60 * 60_000 },
  },
  recoveryCode: {
    max: { hits: 20, windowMs: 60 * 60_000 },
    ceiling: { hits: 100, windowMs: 60 * 60_000 },
  },
  verificationMail: {
    max: { hits: 5, windowMs: 60 * 60_000 },
    ceiling: { hits: 10, windowMs: 60 * 60_000 },
  },
  verificationCode: {
    max: { hits: 20, windowMs: 60 * 60_000 },
    ceiling: { hits: 100, windowMs: 60 * 60_000 },
  },
} as const;
/** Calls allowed per signed-in account, from all networks together, in a window of milliseconds. */
export const ACCOUNT_LIMITS = {
  password: { max: 10, windowMs: 10 * 60_000 },
  avatar: { max: 30, windowMs: 10 * 60_000 },
  /** Uploads of logos and photographs of stations, including failed ones: a whole gallery and a few wrong files. */
  pictures: { max: 60, windowMs: 10 * 60_000 },
  /**
   * Reports, disputes and states together, per person (rule report-person); the next two limits count a driver's
   * disputes or states alone.
   */
  reports: { max: REPORT_LIMITS.perDay, windowMs: 24 * 60 * 60_000 },
  wordsHour: { max: REPORT_LIMITS.disputesOrStates.perHour, windowMs: 60 * 60_000 },
  wordsDay: { max: REPORT_LIMITS.disputesOrStates.perDay, windowMs: 24 * 60 * 60_000 },
  /** Reviews written or changed, per person. */
  reviews: { max: REVIEWS.perDay, windowMs: 24 * 60 * 60_000 },
  /** Wrong invitation codes in a row. */
  invitationCode: { max: 5, windowMs: 24 * 60 * 60_000 },
  secondFactor: { max: 10, windowMs: 60 * 60_000 },
  /** Calls of a till with one token. */
  stationToken: { max: 120, windowMs: 60 * 60_000 },
} as const;
