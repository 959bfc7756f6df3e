// Tests rule report-offline.
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverNow } from '../../core/api/server-clock.ts';
import {
  dropFromOutbox,
  outbox,
  putIntoOutbox,
  readOutbox,
} from '../../features/reports/outbox/outbox.ts';
import { recentReports } from '../../features/reports/recent-reports.ts';
import { sendOutbox } from '../../features/reports/outbox/send-outbox.ts';
import { outboxPath } from '../../features/reports/station-return-to.ts';
import { WaitingReports } from '../../features/reports/outbox/waiting-reports.tsx';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { reportAnswer as answer, voidedAnswer } from '../../testing/sample-reports.ts';
import { VERIFIED_USER } from '../../testing/sample-user.ts';
import { button, priceField, TOTEM } from '../../testing/totem-editor.ts';
import { PricesCard } from './prices-card.tsx';

const POST = 'POST /price-reports';
const ID = TOTEM.business.id;
const WRONG: PriceReport['entries'] = [
  { fuel_type_id: 10, price: 9.9 },
  { fuel_type_id: 20, price: 1.589 },
];
const TAKEN = answer([
  [10, 'reported'],
  [20, 'accepted'],
]);
let api: FakeApi;
beforeEach(async () => {
  await empty();
  api = fakeApi();
  signIn('t1', VERIFIED_USER);
  // The page of an earlier test also follows sign-ins: it finishes before anything is queued.
  await sendOutbox(() => undefined);
});
afterEach(async () => {
  leave('');
  recentReports.set([]);
  history.replaceState(null, '', '/');
  await empty();
});

async function empty(): Promise<void> {
  for (const { id } of await readOutbox()) await dropFromOutbox(id);
}

/** A report written offline an hour ago returns: one of its prices was mistyped. */
async function comeBack(): Promise<string> {
  const seen_at = new Date(serverNow().getTime() - 3_600_000).toISOString();
  const report: PriceReport = { id: 'r1', business_id: ID, entries: WRONG, seen_at, near: true };
  await putIntoOutbox({
    id: 'r1',
    user_id: VERIFIED_USER.id,
    business_name: TOTEM.business.name,
    report,
    problem: null,
  });
  api.answer(POST, voidedAnswer(10, 20));
  await sendOutbox(() => undefined);
  return seen_at;
}

const show = () => renderScreen(<PricesCard details={TOTEM} />);
const waiting = page.getByRole('list', { name: 'Segnalazioni in attesa' });
const editor = page.getByRole('group', { name: 'Che prezzi vedi?' });
const sent = () => api.sent as PriceReport[];

async function openDraft(): Promise<void> {
  await show();
  await waiting.getByRole('button', { name: 'Correggi' }).click();
  await expect.element(editor).toBeVisible();
}

test('a report voided by a typing error returns for correction, and nobody else sends it', async () => {
  await comeBack();
  await show();
  await expect
    .element(waiting.getByText('Un prezzo non era possibile: correggi e invia.'))
    .toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await expect
    .element(waiting.getByText(/^Benzina Self €.9,900\. Prezzo impossibile/))
    .toBeVisible();
  await sendOutbox(() => undefined);
  expect(sent()).toHaveLength(1);
});

test('a returned report is a draft of the form, with its prices, their time, and the focus at the error', async () => {
  await comeBack();
  await openDraft();
  await expectAccessibleInBothThemes();
  await expect.element(priceField('Benzina Self')).toHaveFocus();
  await expect.element(priceField('Diesel Self')).toHaveValue('1,589');
  await expect.element(editor.getByText('non registrato', { exact: true })).toBeVisible();
  await expect.element(editor.getByText(/^Prezzi visti .*, scritti senza rete\.$/)).toBeVisible();
  expect(waiting.elements()).toEqual([]);
});

test('a corrected report is sent with its original time, and the draft is deleted', async () => {
  const seen_at = await comeBack();
  await openDraft();
  await expect.element(priceField('Benzina Self')).toHaveFocus();
  await userEvent.keyboard('1,69');
  api.answer(POST, TAKEN);
  await button('Invia').click();
  await expect.element(editor).not.toBeInTheDocument();
  expect(sent()[1]).toEqual({
    id: 'r1',
    business_id: ID,
    seen_at,
    near: true,
    sure: false,
    entries: [{ fuel_type_id: 10, price: 1.69 }, WRONG[1]],
  });
  await expect.poll(() => outbox.get()).toEqual([]);
});

test('a report corrected without a network waits again, and is sent automatically', async () => {
  await comeBack();
  await openDraft();
  await expect.element(priceField('Benzina Self')).toHaveFocus();
  await userEvent.keyboard('1,69');
  api.fail(POST, 0);
  await button('Invia').click();
  await expect.element(waiting.getByText(/^La segnalazione parte da sola/)).toBeVisible();
  api.answer(POST, TAKEN);
  await sendOutbox(() => undefined);
  expect(outbox.get()).toEqual([]);
  expect(sent().at(-1)!.entries[0]).toEqual({ fuel_type_id: 10, price: 1.69 });
});

test('another error, or a question, keeps the last input', async () => {
  await comeBack();
  await openDraft();
  await expect.element(priceField('Benzina Self')).toHaveFocus();
  await userEvent.keyboard('8,8');
  await button('Invia').click();
  await expect.element(editor.getByText(/^Prezzo impossibile/)).toBeVisible();
  await expect.poll(() => outbox.get()[0]?.report.entries[0]?.price).toBe(8.8);
  await userEvent.keyboard('2,1');
  api.answer(
    POST,
    answer(
      [
        [10, 'ask'],
        [20, 'refused'],
      ],
      null,
    ),
  );
  await button('Invia').click();
  await expect.element(button('Sì, è giusto così')).toBeVisible();
  await expect.poll(() => outbox.get()[0]?.isAsking).toBe(true);
  api.answer(POST, TAKEN);
  await button('Sì, è giusto così').click();
  await expect.element(editor).not.toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({ id: 'r1', sure: true });
  await expect.poll(() => outbox.get()).toEqual([]);
});

test('fuels left out of the draft, and prices shown by now, are not sent', async () => {
  await comeBack();
  const [petrol, diesel, ...others] = TOTEM.prices;
  const prices = [petrol!, fuelPrice(11, 1.7), { ...diesel!, price: 1.589 }, ...others];
  await renderScreen(<PricesCard details={{ ...TOTEM, prices }} />);
  await waiting.getByRole('button', { name: 'Correggi' }).click();
  await expect.element(priceField('Benzina Self')).toHaveFocus();
  await userEvent.keyboard('1,69');
  api.answer(POST, TAKEN);
  await button('Invia').click();
  await expect.poll(() => sent()[1]?.entries).toEqual([{ fuel_type_id: 10, price: 1.69 }]);
  await expect.element(editor).not.toBeInTheDocument();
});

test('an untouched draft stays, to be corrected or discarded', async () => {
  await comeBack();
  await openDraft();
  await button('Indietro').click();
  await expect.element(waiting.getByRole('button', { name: 'Correggi' })).toBeVisible();
  expect(await readOutbox()).toHaveLength(1);
  await waiting.getByRole('button', { name: 'Elimina' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(await readOutbox()).toEqual([]);
});

test('the link to a draft opens the form, also after a reload', async () => {
  await comeBack();
  history.replaceState(null, '', outboxPath(ID));
  await show();
  await expect.element(priceField('Benzina Self')).toHaveFocus();
  await button('Indietro').click();
  await expect.element(editor).not.toBeInTheDocument();
});

test('another account sees neither the draft nor its contents', async () => {
  await comeBack();
  await openDraft();
  signIn('t2', { ...VERIFIED_USER, id: 'u2' });
  await expect.element(editor).not.toBeInTheDocument();
  expect(waiting.elements()).toEqual([]);
});

test('other pages show a link to the draft', async () => {
  await comeBack();
  await renderScreen(<WaitingReports />);
  await expect
    .element(waiting.getByRole('link', { name: 'Correggi' }))
    .toHaveAttribute('href', outboxPath(ID));
});

test('after twelve hours a draft can no longer be corrected', async () => {
  await comeBack();
  const [draft] = outbox.get();
  const seen_at = new Date(
    serverNow().getTime() - (REPORT_LIMITS.lateHours + 0.1) * 3_600_000,
  ).toISOString();
  await putIntoOutbox({ ...draft!, report: { ...draft!.report, seen_at } });
  await show();
  await expect.element(waiting.getByText(/^Sono passate più di 12 ore/)).toBeVisible();
  expect(waiting.getByRole('button', { name: 'Correggi' }).elements()).toEqual([]);
});
