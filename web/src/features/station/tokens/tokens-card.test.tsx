// Tests rule owner-tokens.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../../testing/sample-business.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { TokensCard } from './tokens-card.tsx';

const GET = 'GET /owner/stations/8/tokens';
const POST = 'POST /owner/stations/8/tokens';
const AT = '2026-11-20T08:00:00.000Z';
const token = (id: number, more: object = {}) => ({
  id,
  name: `Cassa ${id}`,
  made_at: AT,
  last_used_at: null,
  works: true,
  own: true,
  ...more,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', SAMPLE_USER);
});
afterEach(() => leave(''));

const button = (name: string) => page.getByRole('button', { name });
const show = () => renderScreen(<TokensCard stationId={8} userId={SAMPLE_USER.id} />);
const open = async (...tokens: ReturnType<typeof token>[]) => {
  api.answer(GET, { tokens });
  await show();
  await button('Mostra le chiavi').click();
};

test('nothing is requested before the keys are opened', async () => {
  await show();
  await expect.element(button('Mostra le chiavi')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('a key shows when it was last used, and that it does not work now', async () => {
  await open(token(1, { last_used_at: AT, works: false }), token(2));
  const first = page.getByRole('listitem').filter({ hasText: 'Cassa 1' });
  await expect.element(first.getByText(/^Usata /)).toBeVisible();
  await expect.element(first.getByText('Al momento non vale')).toBeVisible();
  const second = page.getByRole('listitem').filter({ hasText: 'Cassa 2' });
  await expect.element(second.getByText('Mai usata')).toBeVisible();
  expect(second.getByText('Al momento non vale').elements()).toEqual([]);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a new key stays visible while another one is revoked', async () => {
  api.answer('/business/8', FULL_DETAILS);
  await open(token(1));
  api.answer(POST, { id: 2, name: 'Cassa 2', token: 'pieno_cassa_abc' });
  api.answer(GET, { tokens: [token(1), token(2)] });
  await page.getByLabelText('Nome della cassa').fill('Cassa 2');
  await button('Crea una chiave').click();
  await expect.element(page.getByText('pieno_cassa_abc', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Nome della cassa')).toHaveValue('');
  api.answer('/owner/stations/8/tokens/1', { message: 'Fatto' });
  api.answer(GET, { tokens: [token(2)] });
  await button('Revoca la chiave di Cassa 1').click();
  await expect.element(button('Revoca la chiave di Cassa 1')).not.toBeInTheDocument();
  await expect.element(page.getByText('pieno_cassa_abc', { exact: true })).toBeVisible();
});

test('a new key comes with a command that can be pasted and run', async () => {
  api.answer('/business/8', FULL_DETAILS);
  await open();
  api.answer(POST, { id: 2, name: 'Cassa 2', token: 'pieno_cassa_abc' });
  await page.getByLabelText('Nome della cassa').fill('Cassa 2');
  await button('Crea una chiave').click();
  await expect.element(button('Copia la chiave')).toBeVisible();
  await expect.element(page.getByText('Distributore numero 8')).toBeVisible();
  const url = `${location.origin}/api/owner/stations/8/prices`;
  await expect.element(page.getByText(url, { exact: true })).toBeVisible();
  const command = page.getByText(/^curl /);
  await expect.element(command).toBeVisible();
  const pasted = command.element().textContent;
  expect(pasted).toContain(`curl -X PUT ${url} `);
  expect(pasted).toContain('Authorization: Bearer pieno_cassa_abc');
  await expect.element(button('Copia il comando')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a failure is shown, and the keys stay', async () => {
  await open(token(1));
  api.fail('/owner/stations/8/tokens/1', 500, { message: 'Il server ha un problema' });
  await button('Revoca la chiave di Cassa 1').click();
  await expect.element(page.getByText('Il server ha un problema')).toBeVisible();
  await expect.element(button('Revoca la chiave di Cassa 1')).toBeVisible();
});
