// Tests rule report-offline.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serverNow } from '../../../core/api/server-clock.ts';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { reportAnswer, voidedAnswer } from '../../../testing/sample-reports.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { OutboxNotice } from './outbox-notice.tsx';
import { dropFromOutbox, lastSent, putIntoOutbox, readOutbox } from './outbox.ts';
import { recentReports } from '../recent-reports.ts';
import { sendOutbox } from './send-outbox.ts';

const POST = 'POST /price-reports';
let api: FakeApi;
const empty = async () => {
  for (const { id } of await readOutbox()) await dropFromOutbox(id);
  lastSent.set(null);
};
beforeEach(async () => {
  await empty();
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, email_verified: true });
});
afterEach(async () => {
  leave('');
  recentReports.set([]);
  await empty();
});

const queue = (id = 'r1', user_id = SAMPLE_USER.id) =>
  putIntoOutbox({
    id,
    user_id,
    business_name: 'Tamoil',
    problem: null,
    report: {
      id,
      // Different stations, as a later report replaces an earlier one.
      business_id: id === 'r2' ? 9 : 8,
      seen_at: serverNow().toISOString(),
      entries: [
        { fuel_type_id: 20, price: 2.4 },
        { fuel_type_id: 10, price: 1.669, confirmed: true },
      ],
    },
  });
const send = () => sendOutbox(() => undefined);
const line = page.getByRole('status');

test('waiting reports show one quiet line', async () => {
  await queue();
  await renderScreen(<OutboxNotice />);
  await expect
    .element(line.filter({ hasText: /^Tamoil, Diesel Self .*: parte da sola/ }))
    .toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await queue('r2');
  await expect
    .element(line.filter({ hasText: '2 segnalazioni partono da sole quando torna la rete.' }))
    .toBeVisible();
});

test('a question names only the fuel and price in doubt, and links to it', async () => {
  await queue();
  api.answer(
    POST,
    reportAnswer([
      [20, 'ask'],
      [10, 'accepted'],
    ]),
  );
  await send();
  await renderScreen(<OutboxNotice />);
  await expect
    .element(line.filter({ hasText: /^Tamoil, Diesel Self €.2,400: sei sicuro\?/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Rispondi' }))
    .toHaveAttribute('href', '/business/8?focus=attesa');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a refused report shows that, and links to the reason', async () => {
  await queue();
  api.answer(
    POST,
    reportAnswer(
      [
        [20, 'refused'],
        [10, 'refused'],
      ],
      null,
    ),
  );
  await send();
  await renderScreen(<OutboxNotice />);
  await expect.element(line.filter({ hasText: /: non registrato\./ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Vedi perché' })).toBeVisible();
});

test('a voided report asks for a correction, and links to the draft', async () => {
  await queue();
  api.answer(POST, voidedAnswer(20, 10));
  await send();
  await renderScreen(<OutboxNotice />);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await expect
    .element(
      line.filter({
        hasText:
          /^Tamoil: un prezzo non era possibile \(Diesel Self €.2,400\)\. Correggi e invia\./,
      }),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Correggi' }))
    .toHaveAttribute('href', '/business/8?focus=attesa');
});

test('a sent report is shown briefly', async () => {
  await queue();
  await renderScreen(<OutboxNotice />);
  api.answer(
    POST,
    reportAnswer([
      [20, 'reported'],
      [10, 'accepted'],
    ]),
  );
  await send();
  await expect
    .element(line.filter({ hasText: /^Segnalazione inviata: Tamoil, Diesel Self/ }))
    .toBeVisible();
});

test("another account's report is not shown", async () => {
  await queue('r1', 'somebody else');
  await queue('r2');
  await renderScreen(<OutboxNotice />);
  await expect.element(line.filter({ hasText: /^Tamoil/ })).toBeVisible();
});
