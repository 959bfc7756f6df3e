// Tests rule gallery-cart.
import { describe, expect, test } from 'vitest';
import { countPieces, SAMPLE_CART, totalsOf, withAdded, without, withQuantity } from './cart.ts';
import { invoiceTotals } from './invoice/invoice.ts';

const [mug] = SAMPLE_CART.lines;

describe('the cart', () => {
  test('costs $38.89, and 30 per cent less with the coupon', () => {
    expect(totalsOf(SAMPLE_CART)).toEqual({ subtotal: 3889, discount: 0, total: 3889 });
    const cheaper = totalsOf({ ...SAMPLE_CART, hasCoupon: true });
    expect(cheaper).toEqual({ subtotal: 3889, discount: 1167, total: 2722 });
  });

  test('adds to a line of the same product and size', () => {
    const more = withAdded(SAMPLE_CART, { ...mug!, quantity: 2 });
    expect(more.lines).toHaveLength(3);
    expect(countPieces(more)).toBe(6);
    expect(withAdded(SAMPLE_CART, { ...mug!, size: 'Large' }).lines).toHaveLength(4);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [7, 7],
    [2.9, 2],
    [100, 99],
  ])('a quantity of %d becomes %d', (asked, ordered) => {
    expect(withQuantity(SAMPLE_CART, mug!, asked).lines[0]!.quantity).toBe(ordered);
  });

  test('adding pieces stops at 99', () => {
    const many = withAdded(SAMPLE_CART, { ...mug!, quantity: 99 });
    expect(many.lines[0]!.quantity).toBe(99);
  });

  test('removes a line', () => {
    expect(without(SAMPLE_CART, mug!).lines).toEqual(SAMPLE_CART.lines.slice(1));
  });
});

test('the invoice adds ten per cent of tax to the net prices', () => {
  expect(invoiceTotals([{ total: 3889 }])).toEqual({ net: 3889, vat: 389, gross: 4278 });
});
