// Tests rules owner-publish, owner-screen, owner-words.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';
import { showsPrices } from '../../core/api/prices/price-queries.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerFuel, ownerStation } from '../../testing/sample-owner.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnerScreen } from './owner-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  answerRankings(api);
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => leave(''));

async function show(...stations: OwnerStation[]) {
  api.answer('/owner/stations', { stations, reminders: true });
  await renderScreen(<OwnerScreen chosen={undefined} />);
}

const PRICES = '/owner/stations/8/prices';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const price = (fuel: string) => page.getByRole('textbox', { name: new RegExp(`^${fuel}, prezzo`) });
const last = () => api.sent.at(-1);

test('is accessible and fits large text, with reports of drivers, and pending people', async () => {
  await show(
    ownerStation({
      fuels: [
        ownerFuel(10, 1.669, {
          disputes: 2,
          reported: [{ state: 'held', price: 1.469, seen_at: '2026-11-21T07:40:00.000Z' }],
        }),
        ownerFuel(20, null),
      ],
      people: [
        ...ownerStation().people,
        {
          id: 'u2',
          name: 'anna',
          state: 'pending',
          since: '2026-11-21T09:00:00.000Z',
          is_me: false,
        },
      ],
    }),
  );
  await expect.element(button('Sì, gestisce qui')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('several stations are a list, whose rows open them', async () => {
  const other = { ...ownerStation().business, id: 9, name: 'Borgo Esso' };
  await show(ownerStation(), ownerStation({ business: other, state: 'pending' }));
  await expect
    .element(page.getByRole('link', { name: /Borgo Esso/ }))
    .toHaveAttribute('href', '/gestore/9');
  await expect.element(page.getByText('in attesa')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a user without stations sees how to become an owner', async () => {
  await show();
  await expect.element(page.getByText(/serve l'invito di chi gestisce Pieno/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: "Ho un codice d'invito" }))
    .toHaveAttribute('href', '/gestore/invito');
  await expectAccessibleInBothThemes();
});

test('an owner revoked meanwhile sees that the management has ended', async () => {
  await show(ownerStation());
  await expect.element(price('Benzina Self')).toBeVisible();
  api.answer('/owner/stations', { stations: [], reminders: true });
  api.fail(PRICES, 403, { message: 'Non puoi farlo' });
  await button('Tutto invariato').click();
  await expect.element(page.getByText(/Non gestisci più Domagnano Tamoil/)).toBeVisible();
});

test('an open station follows the prices set elsewhere', () => {
  expect(showsPrices(ownStationsQuery(SAMPLE_USER.id))).toBe(true);
});

test('a guest sees the same, and is led to the sign-in and back', async () => {
  leave('');
  await renderScreen(<OwnerScreen chosen={undefined} />);
  await expect
    .element(page.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login?to=%2Fgestore');
  expect(api.calls).toEqual([]);
});

test('a failure shows why, and can be retried', async () => {
  api.fail('/owner/stations', 503, { message: 'Il servizio è molto richiesto. Riprova tra poco.' });
  await renderScreen(<OwnerScreen chosen={undefined} />);
  await expect.element(page.getByText(/molto richiesto/)).toBeVisible();
  await expectAccessibleInBothThemes();
  api.answer('/owner/stations', { stations: [ownerStation()], reminders: true });
  await button('Riprova').click();
  await expect.element(page.getByRole('heading', { name: 'Domagnano Tamoil' })).toBeVisible();
});

test("a driver's price is published in one tap, or corrected on the totem", async () => {
  await show(
    ownerStation({
      fuels: [
        ownerFuel(10, 1.669, {
          reported: [
            { state: 'reported', counts: true, price: 1.689, seen_at: '2026-11-21T07:40:00.000Z' },
          ],
        }),
      ],
    }),
  );
  await expect.element(page.getByText(/per ora sta al posto del tuo prezzo/)).toBeVisible();
  api.answer(PRICES, []);
  await button('Correggo: Benzina Self').click();
  await expect.element(price('Benzina Self')).toHaveFocus();
  api.answer('/owner/stations', {
    stations: [ownerStation({ fuels: [ownerFuel(10, 1.689)] })],
    reminders: true,
  });
  await button('È vero: pubblica 1,689: Benzina Self').click();
  await expect.poll(last).toEqual({ prices: [{ fuel_type_id: 10, price: 1.689 }] });
  // The report and its button are gone: the confirmation has the focus.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Pubblicato/);
});

test("a driver's wrong price is refused in one tap: the own price stays", async () => {
  await show(
    ownerStation({
      fuels: [
        ownerFuel(10, 1.669, {
          reported: [{ state: 'held', price: 1.999, seen_at: '2026-11-21T07:40:00.000Z' }],
        }),
      ],
    }),
  );
  api.answer(PRICES, []);
  await button('No, resta 1,669: Benzina Self').click();
  await expect
    .poll(last)
    .toEqual({ prices: [{ fuel_type_id: 10, price: 1.669 }], unchanged: true });
});

test("shows each price's origin", async () => {
  const driver = ownerFuel(20, 1.529);
  await show(
    ownerStation({
      fuels: [
        ownerFuel(10, 1.669),
        { ...driver, price: { ...driver.price!, source: 'driver', origin: 'driver' } },
      ],
    }),
  );
  const row = (fuel: string) => page.getByRole('listitem').filter({ has: price(fuel) });
  const others = row('Diesel Self').getByText('automobilista');
  await expect.element(others).toBeVisible();
  const ink = (locator: typeof others) => getComputedStyle(locator.element()).color;
  expect(ink(others)).toBe(ink(row('Diesel Self').getByText('Diesel Self', { exact: true })));
  await expect.element(row('Benzina Self').getByText('gestore')).toBeVisible();
});

test('a fuel is taken out of sale, and another added', async () => {
  await show(ownerStation());
  api.answer('/owner/stations/8/fuels', ownerStation({ fuels: [ownerFuel(10, 1.669)] }));
  await page.getByRole('switch', { name: 'GPL' }).click();
  await expect.poll(last).toEqual({ fuels: [{ fuel_type_id: 30, sold: false }] });
  await expect.element(price('GPL')).not.toBeInTheDocument();
  await button('Altri carburanti').click();
  await page.getByRole('switch', { name: 'Benzina Premium Servito' }).click();
  await expect.poll(last).toEqual({ fuels: [{ fuel_type_id: 13, sold: true }] });
});

test('accepts a pending person, and leaves after a confirmation', async () => {
  const anna = {
    id: 'u2',
    name: 'anna',
    state: 'pending',
    since: '2026-11-21T09:00:00.000Z',
  } as const;
  await show(ownerStation({ people: [...ownerStation().people, { ...anna, is_me: false }] }));
  api.answer('/owner/stations/8/people/u2', { message: 'Fatto' });
  api.answer('/owner/stations/8/people/u1', { message: 'Fatto' });
  await button('Sì, gestisce qui').click();
  await expect.poll(last).toEqual({ decision: 'accept' });
  await button('Lascia').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lascia' }).click();
  await expect.poll(() => api.calls).toContain('/owner/stations/8/people/u1');
});

test('reminders are switched off by one tap', async () => {
  await show(ownerStation());
  api.answer('/owner/reminders', { reminders: false });
  await page.getByRole('switch', { name: 'Promemoria per email' }).click();
  await expect
    .element(page.getByRole('switch', { name: 'Promemoria per email' }))
    .not.toBeChecked();
  expect(last()).toEqual({ reminders: false });
});

test('a pending person sees only that', async () => {
  await show(ownerStation({ state: 'pending', fuels: [], people: [] }));
  await expect.element(page.getByText(/La tua richiesta aspetta il sì/)).toBeVisible();
  await expect.element(button('Tutto invariato')).not.toBeInTheDocument();
});
