/** Reviews of a station: written, read, answered, flagged, objected to and decided. */
// Tests rules reviews-queue, reviews-sheet.
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { administratorOn, ownerOf, registerVerified } from './office-people.ts';
import { verify } from './operator.ts';
import { test } from './own-product.ts';
import { fillInRegistration, randomPerson } from './people.ts';
import { watchShifts } from './shifts.ts';
import { expect, signIn } from './test.ts';

// One instance of the product, as in the office's journeys.
test.describe.configure({ mode: 'default' });
// The answers about an unverified e-mail and a missing mail server.
test.use({ expectedFaults: /status of 4(03|09)/ });

/** Stations that no other journey writes to. */
const REVIEWED = 18;
const FLAGGED = 19;

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Recensioni' });
const others = (page: Page) =>
  sheet(page).getByRole('list', { name: 'Recensioni degli altri' }).getByRole('listitem');

async function review(
  request: APIRequestContext,
  dataDir: string,
  station: number,
  content: { stars: number; text?: string },
) {
  const author = await registerVerified(request, dataDir);
  const answer = await request.put(`/api/user/reviews/${station}`, {
    headers: author.as,
    data: { ...content, chips: { toilets: true } },
  });
  expect(answer.status()).toBe(200);
  return author;
}

test('three people review a station, a guest registers for a fourth review, and the owner answers', async ({
  guest: page,
  otherPhone,
  request,
  product,
}) => {
  for (const stars of [5, 4, 3])
    await review(request, product.dataDir, REVIEWED, { stars, text: '<b>Tutto bene</b>' });
  const shifts = await watchShifts(page);
  await page.goto(`/business/${REVIEWED}`);
  await expect(page.getByRole('button', { name: 'Scrivi una recensione' })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
  await page.getByRole('button', { name: /^3 recensioni.*Bagni: sì/ }).click();
  await expect(others(page)).toHaveCount(3);
  await expect(others(page).first().getByText('<b>Tutto bene</b>')).toBeVisible();
  await sheet(page).getByRole('radio', { name: '4 stelle su 5' }).check();
  await sheet(page).getByRole('button', { name: 'Personale gentile: non detto' }).click();
  await sheet(page).getByRole('textbox').fill('Ci torno volentieri');
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Pubblica' }).click();

  await page.getByRole('link', { name: 'Accedi o registrati' }).click();
  await page.getByRole('link', { name: 'Registrati' }).first().click();
  const person = randomPerson();
  await fillInRegistration(page, person);
  await page.getByRole('button', { name: 'Completa registrazione' }).click();
  await expect(page).toHaveURL(`/business/${REVIEWED}?focus=recensioni`);
  await expect(sheet(page).getByRole('radio', { name: '4 stelle su 5' })).toBeChecked();
  await expect(sheet(page).getByRole('textbox')).toHaveValue('Ci torno volentieri');
  await sheet(page).getByRole('button', { name: 'Pubblica' }).click();
  await expect(sheet(page).getByText('Conferma la tua email')).toBeVisible();
  await verify(product.dataDir, person.email);
  await sheet(page).getByRole('button', { name: 'Conferma e invia' }).click();
  await expect(sheet(page).getByText(/^Fatto, grazie/)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('button', { name: /^4 recensioni/ })).toBeVisible();

  const owner = await ownerOf(request, product.dataDir, REVIEWED);
  await signIn(otherPhone, owner.person);
  await otherPhone.goto('/gestore');
  await otherPhone.getByRole('main').getByRole('link', { name: 'Recensioni' }).click();
  const newest = others(otherPhone).first();
  await expect(newest.getByText('Ci torno volentieri')).toBeVisible();
  await newest.getByRole('button', { name: 'Rispondi' }).click();
  await newest.getByRole('textbox').fill('Ti aspettiamo!');
  await newest.getByRole('button', { name: 'Salva' }).click();
  await expect(newest.getByText('Ti aspettiamo!')).toBeVisible();
  await page.goto(`/business/${REVIEWED}?focus=recensioni`);
  await expect(sheet(page).getByText('Ti aspettiamo!')).toBeVisible();
});

test('three people hide a review, its author objects, and an administrator shows it again', async ({
  page,
  otherPhone,
  request,
  product,
}) => {
  const author = await review(request, product.dataDir, FLAGGED, { stars: 1, text: 'Vergogna' });
  const { id } = (await (
    await request.get(`/api/user/reviews/${FLAGGED}`, { headers: author.as })
  ).json()) as { id: number };
  for (let count = 0; count < 3; count++) {
    const { as } = await registerVerified(request, product.dataDir);
    const flagged = await request.post(`/api/user/reviews/${id}/flags`, {
      headers: as,
      data: { reason: 'offensive' },
    });
    expect(flagged.status()).toBe(200);
  }
  await signIn(otherPhone, author.person);
  await otherPhone.goto(`/business/${FLAGGED}?focus=recensioni`);
  await expect(sheet(otherPhone).getByText(/^La tua recensione è nascosta/)).toBeVisible();
  await expect(sheet(otherPhone).getByText('una nascosta')).toBeVisible();
  await sheet(otherPhone).getByRole('textbox').fill('È la verità');
  await sheet(otherPhone).getByRole('button', { name: 'Invia' }).click();
  await expect(sheet(otherPhone).getByText(/^Hai risposto/)).toBeVisible();
  await expectAccessible(otherPhone);

  await administratorOn(page, request, product.dataDir);
  await page.goto('/admin/coda');
  await expect(page.getByRole('heading', { name: 'Una recensione segnalata' })).toBeVisible();
  await expect(page.getByText('È offensiva: 3')).toBeVisible();
  await expect(page.getByText(/«È la verità»$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Mostra: / }).click();
  await expect(page.getByText('Recensione mostrata')).toBeVisible();
  await otherPhone.reload();
  await expect(sheet(otherPhone).getByRole('textbox')).toHaveValue('Vergogna');
});
