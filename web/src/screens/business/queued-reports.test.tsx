// Tests rule report-offline.
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serverNow } from '../../core/api/server-clock.ts';
import {
  dropFromOutbox,
  outbox,
  putIntoOutbox,
  readOutbox,
} from '../../features/reports/outbox/outbox.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TOTEM } from '../../testing/totem-editor.ts';
import { VERIFIED_USER } from '../../testing/sample-user.ts';
import { PricesCard } from './prices-card.tsx';

beforeEach(async () => {
  await empty();
  fakeApi();
  signIn('t1', VERIFIED_USER);
});
afterEach(async () => {
  leave('');
  await empty();
});

async function empty(): Promise<void> {
  for (const { id } of await readOutbox()) await dropFromOutbox(id);
}

const waiting = page.getByRole('list', { name: 'Segnalazioni in attesa' });
const confirmed = { fuel_type_id: 10, price: 1.669, confirmed: true as const };
const petrol = { fuel_type_id: 10, price: 1.7 };
const diesel = { fuel_type_id: 20, price: 1.5 };

/** A report written some hours ago. */
function queued(id: string, entries: PriceReport['entries'], hours = 0) {
  const seen_at = new Date(serverNow().getTime() - hours * 3_600_000).toISOString();
  const report: PriceReport = { id, business_id: TOTEM.business.id, entries, seen_at };
  return { id, user_id: VERIFIED_USER.id, business_name: 'Tamoil', report, problem: null };
}

test('a later report replaces an earlier one of the same fuel', async () => {
  await putIntoOutbox(queued('first', [confirmed], 2));
  await putIntoOutbox(queued('more', [petrol, diesel], 1));
  expect(outbox.get().map(({ id }) => id)).toEqual(['more']);
  await renderScreen(<PricesCard details={TOTEM} />);
  const written = page.getByText(/1,700 scritto da te, parte quando torna la rete/);
  await expect.element(written).toBeVisible();
  await putIntoOutbox(queued('last', [confirmed]));
  expect(outbox.get().map(({ id, report }) => [id, report.entries])).toEqual([
    ['more', [diesel]],
    ['last', [confirmed]],
  ]);
  await expect.element(written).not.toBeInTheDocument();
});

test('a report queued in another tab appears at once', async () => {
  await renderScreen(<PricesCard details={TOTEM} />);
  await expect
    .element(page.getByRole('button', { name: 'Confermo Benzina Self € 1,669' }))
    .toBeVisible();
  const database = await openDB('pieno-reports', 1);
  await database.put('reports', queued('other', [petrol]));
  const tab = new BroadcastChannel('pieno-outbox');
  tab.postMessage(null);
  await expect.element(waiting.getByText(/1,700/)).toBeVisible();
  tab.close();
  database.close();
});
