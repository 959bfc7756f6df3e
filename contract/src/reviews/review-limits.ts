/** Limits of reviews, answers and objections, in characters; reviews per page; and thresholds (rule reviews-write). */
export const REVIEWS = {
  text: 280,
  page: 20,
  /** Reviews that a person may write or change in a day. */
  perDay: 5,
  /** Fewest reviews with which the average is shown. */
  averageFrom: 5,
  /** Number of people whose flags hide a review. */
  flags: 3,
  /** Months after which a review lapses. */
  months: 24,
} as const;
