import { z } from 'zod/mini';
import { paragraph } from '../text.ts';
import { REVIEWS } from './review-limits.ts';

/** What leads away or names a person: addresses of pages and of mails, and telephone numbers. */
const LEADS_AWAY = [
  /https?:|www\.|\b[\p{L}\d-]+\.(?:com|it|sm|net|org|eu|info|io|app|shop|link|me|ly)\b/iu,
  /\S@\S/u,
  /(?:\+|00|\b)\d(?:[\s./()-]{0,2}\d){6,}/u,
];

/** A text about a station, of at most 280 characters, without links, e-mail addresses and telephone numbers. */
export const ReviewTextSchema = paragraph(REVIEWS.text).check(
  z.refine((text) => !LEADS_AWAY.some((pattern) => pattern.test(text)), {
    error: 'review_contact',
  }),
);
