import { expect, test } from 'vitest';
import payments from '~messages/payment';
import { m } from './paraglide/messages.js';

test('a family is the messages that begin with its name, by the rest of theirs', () => {
  expect(payments).toEqual({
    cash: m.payment_cash,
    debit: m.payment_debit,
    credit: m.payment_credit,
    fuel_card: m.payment_fuel_card,
    app: m.payment_app,
  });
});
