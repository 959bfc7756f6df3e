// Tests rule price-said-once.
import { expect, test } from 'vitest';
import { sentenceOf } from '../error-sentences.ts';
import { issueProblem } from '../field-problems.ts';
import { OwnerPricesSchema } from './own-prices.ts';
import { OwnerFuelsSchema } from '../stations/own-stations.ts';
import { PriceReportSchema } from './reports.ts';
import { NewScheduleSchema } from './scheduled-prices.ts';

const priced = (ids: readonly number[]) => ids.map((id) => ({ fuel_type_id: id, price: 1.659 }));
const report = { id: '0b7e5c8a-2f4d-4f7e-9a51-6a1c3f0d9e21', business_id: 8 };
const due = { date: '2026-11-22', time: '06:00' };

test.each([
  [
    'a report',
    'entries',
    (ids: number[]) => PriceReportSchema.safeParse({ ...report, entries: priced(ids) }),
  ],
  [
    'an entry of an owner or a till',
    'prices',
    (ids: number[]) => OwnerPricesSchema.safeParse({ prices: priced(ids) }),
  ],
  [
    'a schedule',
    'prices',
    (ids: number[]) => NewScheduleSchema.safeParse({ due, prices: priced(ids) }),
  ],
  [
    'what is sold',
    'fuels',
    (ids: number[]) =>
      OwnerFuelsSchema.safeParse({ fuels: ids.map((id) => ({ fuel_type_id: id, sold: true })) }),
  ],
])('in %s a fuel appears once', (_what, field, parse) => {
  expect(parse([10, 20]).success).toBe(true);
  const [issue] = parse([10, 20, 10]).error!.issues;
  expect(issue!.path[0]).toBe(field);
  expect(sentenceOf(issueProblem(field, [], issue!))).toBe(
    'Un carburante è indicato due volte: lascialo una volta sola',
  );
});
