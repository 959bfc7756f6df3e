// Tests rule legal-screens.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { version } from '../../../package.json';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { AboutUsScreen } from './about-us-screen.tsx';

afterEach(() => leave(''));

const privacy = page.getByRole('link', { name: 'Leggi privacy e condizioni' });

test('is open to everybody, and accessible', async () => {
  await renderPage(<AboutUsScreen />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Indietro' }))
    .toHaveAttribute('href', '/social-login');
  // /privacy-policy is not open to anonymous visitors.
  expect(privacy.elements()).toHaveLength(0);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('names the data sources and their licences', async () => {
  await renderPage(<AboutUsScreen />);
  const sources = page.getByRole('listitem').elements();
  expect(sources.map((source) => source.textContent)).toEqual([
    expect.stringMatching(/^OpenStreetMap.*Open Database License 1\.0$/),
    expect.stringMatching(/^Ministero delle Imprese.*Italian Open Data License 2\.0$/),
    expect.stringMatching(/^Open Charge Map.*Creative Commons Attribution 4\.0$/),
  ]);
});

test('explains the three voices in five sentences', async () => {
  await renderPage(<AboutUsScreen />);
  const voices = page.getByRole('heading', { name: 'Tre voci' }).element().parentElement!;
  for (const who of ['gestore', 'automobilisti conosciuti', 'confermato la sua email']) {
    expect(voices.textContent).toContain(who);
  }
  expect(voices.textContent.match(/\.(?=\s|$|[A-Z])/gu)).toHaveLength(5);
});

test('shows its version', async () => {
  await renderPage(<AboutUsScreen />);
  const link = page.getByText(`Questa è la versione ${version}.`, { exact: false });
  await expect.element(link).toBeVisible();
});

test("is shown in the product's frame to registered users", async () => {
  fakeApi();
  signIn('t1', SAMPLE_USER);
  await renderPage(<AboutUsScreen />);
  await expect.element(page.getByRole('navigation')).toBeVisible();
  await expect.element(privacy).toHaveAttribute('href', '/privacy-policy');
  await expectAccessibleInBothThemes();
});
