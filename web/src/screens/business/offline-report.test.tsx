// Tests rules error-session, report-offline.
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serverNow } from '../../core/api/server-clock.ts';
import { hasOutbox } from '../../features/reports/outbox/outbox-mark.ts';
import {
  dropFromOutbox,
  outbox,
  putIntoOutbox,
  readOutbox,
} from '../../features/reports/outbox/outbox.ts';
import { recentReports } from '../../features/reports/recent-reports.ts';
import { sendOutbox } from '../../features/reports/outbox/send-outbox.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { reportAnswer as answer } from '../../testing/sample-reports.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { PricesCard } from './prices-card.tsx';

const POST = 'POST /price-reports';
const VERIFIED = { ...SAMPLE_USER, email_verified: true };
let api: FakeApi;
beforeEach(async () => {
  await empty();
  api = fakeApi();
  signIn('t1', VERIFIED);
  // The page of an earlier test also follows sign-ins: it finishes before anything is queued.
  await sendOutbox(onSent);
});
afterEach(async () => {
  vi.restoreAllMocks();
  leave('');
  recentReports.set([]);
  await empty();
});

async function empty(): Promise<void> {
  for (const { id } of await readOutbox()) await dropFromOutbox(id);
}

const show = () => renderScreen(<PricesCard details={FULL_DETAILS} />);
const waiting = page.getByRole('list', { name: 'Segnalazioni in attesa' });
const sent = () => api.sent as PriceReport[];
const onSent = () => undefined;

/** Queues a report written some hours ago. */
function queue(id: string, user_id = VERIFIED.id, hours = 0): Promise<void> {
  const seen_at = new Date(serverNow().getTime() - hours * 3_600_000).toISOString();
  // Different fuels, as a later report replaces an earlier one of the same fuel.
  const fuel_type_id = id === 'b' || id === 'odd' ? 20 : 10;
  const entries = [{ fuel_type_id, price: 1.669, confirmed: true as const }];
  const report: PriceReport = { id, business_id: 8, entries, seen_at };
  return putIntoOutbox({ id, user_id, business_name: 'Tamoil', report, problem: null });
}

async function confirmOffline(): Promise<void> {
  api.fail(POST, 0);
  await show();
  await page.getByRole('button', { name: 'Confermo Benzina Self € 1,669' }).click();
  await expect.element(waiting.getByText(/^La segnalazione parte da sola/)).toBeVisible();
}

test('without a network a report waits, visible to its author, and is sent under the same id', async () => {
  await confirmOffline();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  expect(hasOutbox.get()).toBe(true);
  api.answer(POST, answer([[10, 'accepted']]));
  dispatchEvent(new Event('online'));
  await expect.element(waiting).not.toBeInTheDocument();
  const [first] = sent();
  expect(sent().every((report) => report.id === first!.id)).toBe(true);
  expect(sent().at(-1)).toEqual(first);
  expect(hasOutbox.get()).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Annulla' })).toBeVisible();
});

test('a waiting report can be discarded', async () => {
  await confirmOffline();
  await waiting.getByRole('button', { name: 'Elimina' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(await readOutbox()).toEqual([]);
});

test('several reports are sent one by one, oldest first, and the rest waits when the network goes', async () => {
  await queue('b', VERIFIED.id, 1);
  await queue('a', VERIFIED.id, 2);
  api.answer(POST, answer([[10, 'accepted']]));
  await sendOutbox(() => api.fail(POST, 0));
  expect(sent().map(({ id }) => id)).toEqual(['a', 'b']);
  expect(outbox.get().map(({ id }) => id)).toEqual(['b']);
});

test('after twelve hours a report is not sent: the prices have to be checked again', async () => {
  await queue('old', VERIFIED.id, REPORT_LIMITS.lateHours + 0.1);
  await sendOutbox(onSent);
  expect(sent()).toEqual([]);
  await show();
  await expect.element(waiting.getByText(/^Sono passate più di 12 ore/)).toBeVisible();
});

test('another account neither sees nor sends a report, which waits for its author', async () => {
  await queue('mine');
  signIn('t2', { ...VERIFIED, id: 'u2' });
  await sendOutbox(onSent);
  await show();
  await expect
    .element(page.getByRole('button', { name: 'Confermo Benzina Self € 1,669' }))
    .toBeVisible();
  expect(waiting.elements()).toEqual([]);
  expect(sent()).toEqual([]);
  api.answer(POST, answer([[10, 'accepted']]));
  signIn('t1', VERIFIED);
  await sendOutbox(onSent);
  expect(sent().map(({ id }) => id)).toEqual(['mine']);
});

test('after a sign-out nobody sends a report; an expired one is deleted', async () => {
  await queue('mine');
  await queue('old', VERIFIED.id, REPORT_LIMITS.lateHours + 1);
  leave('');
  await sendOutbox(onSent);
  expect(sent()).toEqual([]);
  signIn('t2', { ...VERIFIED, id: 'u2' });
  await sendOutbox(onSent);
  expect(outbox.get().map(({ id }) => id)).toEqual(['mine']);
});

test.each([
  ['200', () => api.answer(POST, {})],
  ['403', () => api.fail(POST, 403, '<p>Accedi al Wi-Fi</p>')],
])(
  "an intermediary's answer with %s does not count as the server's: the report waits",
  async (_, answers) => {
    await queue('odd');
    answers();
    await sendOutbox(onSent);
    expect(outbox.get()).toMatchObject([{ id: 'odd', problem: null }]);
    api.answer(POST, answer([[20, 'accepted']]));
    await sendOutbox(onSent);
    expect(outbox.get()).toEqual([]);
  },
);

test('a report that the server refuses shows why, and waits for its author to discard it', async () => {
  await queue('odd');
  api.fail(POST, 404, { message: 'Non c’è', code: 'business_not_found' });
  await sendOutbox(onSent);
  await show();
  await expect.element(waiting.getByText('Business non trovato')).toBeVisible();
});

test('a report that the server asks about waits for a confirmation, then is sent under the same id', async () => {
  await queue('far');
  api.answer(POST, answer([[10, 'ask']], null));
  await sendOutbox(onSent);
  await sendOutbox(onSent);
  expect(sent()).toHaveLength(1);
  await show();
  await expect.element(waiting.getByText(/sei sicuro\?$/)).toBeVisible();
  await expect.element(waiting.getByText(/^Visti .*: Benzina Self €.1,669\.$/)).toBeVisible();
  api.answer(POST, answer([[10, 'reported']]));
  await waiting.getByRole('button', { name: 'Sì, è giusto così' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({ id: 'far', sure: true });
});

test('a report that the server did not accept stays, with the reason', async () => {
  await queue('late');
  api.answer(POST, answer([[10, 'changed']], null));
  await sendOutbox(onSent);
  await show();
  await expect.element(waiting.getByText(/\. Intanto il prezzo è un altro/)).toBeVisible();
});

test('an answered report is not sent again, and stays until its author discards it', async () => {
  await queue('late');
  await queue('odd');
  api.answer(POST, answer([[10, 'changed']], null));
  await sendOutbox(() => api.fail(POST, 404, { message: 'Non c’è', code: 'business_not_found' }));
  await sendOutbox(onSent);
  expect(sent().map(({ id }) => id)).toEqual(['late', 'odd']);
  expect(outbox.get()).toHaveLength(2);
});

test("a report that waits for the e-mail's verification is sent afterwards", async () => {
  await queue('mine');
  api.fail(POST, 403, { message: 'Prima conferma', code: 'email_unverified' });
  await sendOutbox(onSent);
  api.answer(POST, answer([[10, 'accepted']]));
  await sendOutbox(onSent);
  expect(outbox.get()).toEqual([]);
});

test('a report discarded while another is being sent is not sent', async () => {
  await queue('a', VERIFIED.id, 2);
  await queue('b', VERIFIED.id, 1);
  const release = api.hold(POST);
  const sending = sendOutbox(onSent);
  await expect.poll(sent).toHaveLength(1);
  await dropFromOutbox('b');
  release(200, answer([[10, 'accepted']]));
  await sending;
  expect(sent().map(({ id }) => id)).toEqual(['a']);
});

test('a sign-out while one is being sent leaves the next to its author', async () => {
  await queue('a', VERIFIED.id, 2);
  await queue('b', VERIFIED.id, 1);
  const release = api.hold(POST);
  const sending = sendOutbox(onSent);
  await expect.poll(sent).toHaveLength(1);
  leave('');
  signIn('t2', { ...VERIFIED, id: 'u2' });
  release(200, answer([[10, 'accepted']]));
  await sending;
  expect(sent().map(({ id }) => id)).toEqual(['a']);
  expect(outbox.get().map(({ id }) => id)).toEqual(['b']);
});

test.each([true, false])('two tabs send each report once (with locks: %s)', async (hasLocks) => {
  if (!hasLocks) vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
  await queue('a', VERIFIED.id, 2);
  await queue('b', VERIFIED.id, 1);
  api.answer(POST, answer([[10, 'accepted']]));
  await Promise.all([sendOutbox(onSent), sendOutbox(onSent)]);
  expect(sent().map(({ id }) => id)).toEqual(['a', 'b']);
});
