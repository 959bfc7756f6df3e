// Tests rule admin-invite.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { emulatePrint } from '../../../testing/print-media.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { InvitationCard } from './invitation-card.tsx';

const show = (origin: string) =>
  renderScreen(
    <>
      <header>Altro distributore</header>
      <InvitationCard
        station="Domagnano Tamoil"
        invitation={{
          id: 3,
          code: 'ABCD-2345',
          url: `${origin}/gestore/invito#ABCD-2345.8`,
          expires_at: '2026-12-21T07:12:00.000Z',
        }}
      />
    </>,
  );
const warning = page.getByText(/funziona solo su questo computer/);

test('an address that other phones cannot open shows a warning', async () => {
  await show('http://localhost:3000');
  await expect.element(warning).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('a public address shows none', async () => {
  await show('https://pieno.example');
  await expect.element(page.getByText(/^Pieno dice agli automobilisti/)).toBeVisible();
  expect(warning.elements()).toEqual([]);
});

test('the printed card stands alone: no heading, no link, no warning', async () => {
  await show('http://localhost:3000');
  await expect.element(warning).toBeVisible();
  const gone = [
    page.getByText('Altro distributore').element(),
    page.getByRole('button', { name: 'Stampa' }).element(),
    warning.element(),
  ];
  const code = page.getByText('ABCD-2345', { exact: true }).element();
  await emulatePrint();
  expect(gone.filter((each) => each.checkVisibility())).toEqual([]);
  expect(code.checkVisibility()).toBe(true);
});
