// Tests rules checkup-list, disk-room, mail-waits.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  finding,
  SAID_AT as AT,
  SAMPLE_TODAY as TODAY,
} from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { TodayPart } from './today-part.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

test('a fault is shown with what to do, and a link if it is fixed here', async () => {
  const smtp = finding('wrong', 'smtp', 'posta.example:587 non si trova', 'Sul server: correggi');
  const checks = [
    { ...smtp, at: new Date(Date.now() - 7 * 60_000).toISOString() },
    finding('wrong', 'disk', 'Sul disco di /srv/pieno restano 210 MB', 'Libera dello spazio'),
    finding('wrong', 'jobs', 'Storico dei prezzi: non riuscito'),
    finding('warning', 'contact', 'Mancano i tuoi contatti', 'Sul server: npm run admin'),
    finding('ok', 'certificate', 'Il certificato vale'),
  ];
  api.answer('/admin/today', { ...TODAY, checks });
  await renderScreen(<TodayPart />);
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const checked = page.getByText(/^posta\.example:587 non si trova \(controllato \d+ min fa\)\.$/u);
  await expect.element(checked).toBeVisible();
  await expect.element(page.getByText('Sul server: correggi')).toBeVisible();
  await expect.element(page.getByText('Libera dello spazio')).toBeVisible();
  for (const [text, name, to] of [
    ['Storico dei prezzi', 'Vai a Lavori automatici', '/admin/sistema/lavori'],
    ['Mancano i tuoi contatti', 'Scrivili', '/admin/sistema/impostazioni'],
  ] as const) {
    await expect.element(line(text).getByRole('link', { name })).toHaveAttribute('href', to);
  }
  await expect.element(page.getByText('Il certificato vale')).not.toBeInTheDocument();
  await expectAccessibleInBothThemes();
});

test('a person who asks for the verification is named, and the step links to the person', async () => {
  const anna = { id: 'anna', name: 'Anna', email: 'anna@example.sm', asked_at: AT };
  api.answer('/admin/today', { ...TODAY, verifications: [anna] });
  await renderScreen(<TodayPart />);
  const line = page
    .getByRole('listitem')
    .filter({ hasText: 'Anna (anna@example.sm) chiede la verifica' });
  await expect.element(line.getByRole('link')).toHaveAttribute('href', '/admin/persone/anna');
});
