import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../session/session.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAID_AT as AT, SAMPLE_TODAY as TODAY } from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { TodayPart } from './today-part.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

test('mails that do not leave are said, with why and what to do', async () => {
  const waiting = { count: 3, since: AT, host: 'posta.example:587' };
  const mail = { configured: true, waiting: { ...waiting, reason: 'login', answer: 535 } };
  api.answer('/admin/today', { ...TODAY, mail });
  await renderScreen(<TodayPart />);
  const trouble =
    /^Email che non partono d.*: 3\. posta\.example:587 non accetta nome utente o password \(risposta 535\)/;
  await expect.element(page.getByText(trouble)).toBeVisible();
  await expect.element(page.getByText(/npm run admin -- mail/)).toBeVisible();
});

test('who asks for the verification is named, and the step leads to the person', async () => {
  const anna = { id: 'anna', name: 'Anna', email: 'anna@example.sm', asked_at: AT };
  api.answer('/admin/today', { ...TODAY, verifications: [anna] });
  await renderScreen(<TodayPart />);
  const line = page
    .getByRole('listitem')
    .filter({ hasText: 'Anna (anna@example.sm) chiede la verifica' });
  await expect.element(line.getByRole('link')).toHaveAttribute('href', '/admin/persone/anna');
});

test('a disk that is nearly full, and contacts that lack, are said with the next step', async () => {
  const disks = [{ folder: '/srv/pieno', free_mb: 210, needed_mb: 500 }];
  api.answer('/admin/today', { ...TODAY, disks, contact: { configured: false } });
  await renderScreen(<TodayPart />);
  await expect
    .element(page.getByText(/^Sul disco di \/srv\/pieno restano 210 MB e ne servono 500/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Scrivili' }))
    .toHaveAttribute('href', '/admin/sistema/impostazioni');
});
