// Tests rules admin-invite, owner-invitations.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  ADMINISTERED_FACTS as FACTS,
  ADMINISTERED_STATION as STATION,
  SAID_AT as AT,
} from '../../../testing/sample-administered.ts';
import { FULL_DETAILS } from '../../../testing/sample-business.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { StationPeople } from './station-people.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const last = () => api.sent.at(-1);

test('an invitation is a card with code, link and QR, shown once', async () => {
  api.answer('/admin/owners', [{ business: STATION, people: [], invitations: [] }]);
  api.answer('/admin/stations/8/invitations', {
    id: 3,
    code: 'ABCD-2345',
    url: 'https://pieno.example/gestore/invito#ABCD-2345',
    expires_at: '2026-12-21T07:12:00.000Z',
  });
  await renderScreen(<StationPeople station={FACTS} />);
  await expect.element(page.getByText('Nessun gestore, nessun invito')).toBeVisible();
  await page.getByRole('textbox', { name: /^Email di chi inviti/ }).fill('anna@example.sm');
  await button('Invita un gestore').click();
  expect(api.sent).toEqual([{ email: 'anna@example.sm' }]);
  await expect.element(page.getByText('ABCD-2345', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('img', { name: "Codice QR dell'invito" })).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a second invitation needs a confirmation, as the first one stays valid', async () => {
  api.answer('/admin/owners', [
    { business: STATION, people: [], invitations: [{ id: 3, created_at: AT, expires_at: AT }] },
  ]);
  api.answer('/admin/stations/8/invitations', {
    id: 4,
    code: 'EFGH-2345',
    url: 'https://pieno.example/gestore/invito#EFGH-2345',
    expires_at: '2026-12-21T07:12:00.000Z',
  });
  await renderScreen(<StationPeople station={FACTS} />);
  await button('Invita un gestore').click();
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleName(/già un invito aperto/);
  expect(api.calls).not.toContain('/admin/stations/8/invitations');
  await button('Crea un altro invito').click();
  await expect.element(page.getByText('EFGH-2345', { exact: true })).toBeVisible();
});

test('people are accepted and revoked, and the management changes after a confirmation', async () => {
  const person = { name: 'anna', email: 'anna@example.sm', since: AT };
  api.answer('/admin/owners', [
    {
      business: STATION,
      people: [
        { ...person, id: 'u1', state: 'active' },
        { ...person, id: 'u2', name: 'bruno', state: 'pending' },
      ],
      invitations: [{ id: 3, created_at: AT, expires_at: AT }],
    },
  ]);
  api.answer('/owner/stations/8/people/u2', { message: 'Fatto' });
  api.answer('/admin/invitations/3', { message: 'Fatto' });
  api.answer('/admin/stations/8/handover', { people: 2, invitations: 1 });
  await renderScreen(<StationPeople station={FACTS} />);
  await button('Sì, gestisce qui: bruno').click();
  await expect.poll(last).toEqual({ decision: 'accept' });
  await button('Revoca').click();
  await expect.poll(() => api.calls).toContain('/admin/invitations/3');
  await expectAccessibleInBothThemes();
  await button('Cambio gestione').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cambio gestione' }).click();
  await expect
    .element(page.getByText('Fatto. Persone revocate: 2; inviti revocati: 1.'))
    .toBeVisible();
});

test('the key for a cash register is shown once', async () => {
  api.answer('/admin/owners', []);
  await renderScreen(<StationPeople station={FACTS} />);
  api.answer('/business/8', { ...FULL_DETAILS, prices: [] });
  api.answer('GET /owner/stations/8/tokens', { tokens: [] });
  await button('Mostra le chiavi').click();
  await page.getByLabelText('Nome della cassa').fill('Cassa 1');
  api.answer('POST /owner/stations/8/tokens', { id: 4, name: 'Cassa 1', token: 'pieno_cassa_abc' });
  const token = { id: 4, name: 'Cassa 1', made_at: AT, last_used_at: null };
  api.answer('GET /owner/stations/8/tokens', { tokens: [{ ...token, works: true, own: true }] });
  await button('Crea una chiave').click();
  await expect.element(page.getByText('pieno_cassa_abc')).toBeVisible();
  await expect.element(page.getByText('Mai usata')).toBeVisible();
  api.answer('/owner/stations/8/tokens/4', { message: 'Fatto' });
  api.answer('GET /owner/stations/8/tokens', { tokens: [] });
  await button('Revoca la chiave di Cassa 1').click();
  await expect.element(page.getByText('pieno_cassa_abc')).not.toBeInTheDocument();
});
