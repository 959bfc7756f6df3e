// Tests rule reviews-text.
import { expect, test } from 'vitest';
import { ReviewTextSchema } from './review-text.ts';
import { ReviewAnswerSchema, ReviewDraftSchema } from './reviews.ts';

test.each([
  'aperto 24 ore su 24, 7 giorni',
  'chiuso il 12/05/2026 alle 10.30',
  'pausa 10.30-12.30, poi 8.00-12.30 15.00-19.30',
  'il diesel a 1.699, ieri 1.799 1.899',
  'prende banconote da 5 10 20 50',
  'il 3-5-26 mancavano i 100 ottani, 0,95 al bar',
  'Ottimo.Io ci torno. Bello.Com’è cresciuto! Ecc.',
  'dal 2019 al 2024 2025 2026',
  '<b>Ottimo</b> <script>alert(1)</script> & "buono"',
  'due righe\ndi testo 👩‍👩‍👧',
  'è @ casa, 3 litri @ 1,70',
])('“%s” is accepted', (text) => {
  expect(ReviewTextSchema.parse(text)).toBe(text);
});

test.each([
  'vedi https://esempio.example',
  'WWW.esempio',
  'su Esempio.IT trovi tutto',
  'bit.ly/abc',
  'scrivi su t.me/tizio',
  'esempio.com.',
  'esem\u200Bpio.\u200Bcom',
  'ｅｓｅｍｐｉｏ．ｃｏｍ',
  'scrivi a anna@casa',
  'anna＠example.sm',
  'chiama 0549 882345',
  '(0549) 88 23 45',
  '335-1234567',
  '335.123.45.67',
  '+378 66 12 34 56',
  '66 12 34 56',
  '00393351234567',
  'il 12/05/2026 chiama 3351234567',
])('“%s” contains a contact or link', (text) => {
  const { error } = ReviewTextSchema.safeParse(text);
  expect(error?.issues.map(({ message }) => message)).toEqual(['review_contact']);
});

test('marks that change the writing direction are removed', () => {
  expect(ReviewTextSchema.parse('a\u202Eb\u202A\u2066c\u2069')).toBe('abc');
  expect(ReviewTextSchema.safeParse('esempio.\u202Ecom').success).toBe(false);
  expect(ReviewAnswerSchema.safeParse({ text: '\u202E' }).success).toBe(false);
});

test('280 characters are accepted, 281 are not', () => {
  expect(ReviewTextSchema.safeParse('è'.repeat(280)).success).toBe(true);
  expect(ReviewTextSchema.safeParse('è'.repeat(281)).success).toBe(false);
});

test('stars alone are a review, unknown chips are refused', () => {
  expect(ReviewDraftSchema.safeParse({ stars: 5 }).success).toBe(true);
  expect(ReviewDraftSchema.safeParse({ stars: 3, chips: { smac: false } }).success).toBe(true);
  expect(ReviewDraftSchema.safeParse({ stars: 3, chips: { car_wash: true } }).success).toBe(false);
  for (const stars of [0, 6, 2.5, '3'])
    expect(ReviewDraftSchema.safeParse({ stars }).success).toBe(false);
});
