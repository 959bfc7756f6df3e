/** Characters of a review, of its answer and of an objection; reviews on a page; and when what happens (rule reviews-write). */
export const REVIEWS = {
  text: 280,
  page: 20,
  /** Reviews that a person may write or change in a day. */
  perDay: 5,
  /** From so many on the stars have an average. */
  averageFrom: 5,
  /** So many people's flags hide one. */
  flags: 3,
  /** Months after which one lapses. */
  months: 24,
} as const;
