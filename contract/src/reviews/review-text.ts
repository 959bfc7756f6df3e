import { z } from 'zod/mini';
import { paragraph } from '../text.ts';
import { REVIEWS } from './review-limits.ts';

/** Marks that change the writing direction of the text around them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Dates, times of day and prices, which are not telephone numbers. */
const FIGURES = [
  /(?<![\d.])\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/gu,
  /(?<![\d.])(?:[01]?\d|2[0-4])[.:][0-5]\d(?![.\d])/gu,
  /(?<![\d.,])\d[.,]\d{3}(?![.\d])/gu,
];

/** Links and contacts: addresses of pages and mails, and telephone numbers. */
const LEADS_AWAY = [
  /https?:|www\.|[\p{L}\d]\.(?:com|it|sm|net|org|eu)(?![\p{L}\d'’])/iu,
  // A capital letter after the full stop is a new sentence without a space: 'Ottimo.Io ci torno'.
  /[\p{L}\d]\.(?:info|io|app|shop|link|me|ly|site|xyz|fr|de|ch)(?![\p{L}\d'’])/u,
  /\S@\S/u,
  /(?:\+\d|(?<!\d)[0368])(?:[\s./()-]{0,3}\d){7,}|\d{9,}/u,
];

function leadsAway(text: string): boolean {
  // Full-width letters and invisible characters must not hide a link.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const bare = FIGURES.reduce((rest, figure) => rest.replace(figure, ' · '), plain);
  return LEADS_AWAY.some((pattern) => pattern.test(bare));
}

/**
 * Schema for a text about a station, of at most 280 characters (rule reviews-text): without links, e-mail addresses and
 * telephone numbers; marks that change the writing direction are removed.
 */
export const ReviewTextSchema = paragraph(REVIEWS.text).check(
  z.overwrite((text) => text.replace(TURNING, '')),
  z.refine((text) => !leadsAway(text), { error: 'review_contact' }),
);
