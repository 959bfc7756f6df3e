// Tests rules gallery-articles, gallery-coming-soon.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../testing/test-page.tsx';
import { ComingSoonPage } from './coming-soon-page.tsx';
import { FallbackPage } from './fallback-page.tsx';
import { HeroBlocksPage } from './hero-blocks-page.tsx';
import { LanguagePage } from './language-page.tsx';

describe('/hero-blocks', () => {
  testPage(<HeroBlocksPage />);

  test('links to sign in, or to skip it', async () => {
    await show(<HeroBlocksPage />);
    const link = (name: string) => page.getByRole('link', { name });
    await expect.element(link('Get Started')).toHaveAttribute('href', '/login');
    await expect.element(link('Skip')).toHaveAttribute('href', '/home');
  });
});

describe('/language', () => {
  testPage(<LanguagePage />);

  test('has twenty-one languages, English first and selected', async () => {
    await show(<LanguagePage />);
    const languages = page.getByRole('radio').elements() as HTMLInputElement[];
    expect(languages).toHaveLength(21);
    expect(new Set(languages.map(({ value }) => value)).size).toBe(21);
    expect(languages.map(({ checked }) => checked).indexOf(true)).toBe(0);
    expect(languages[0]!.value).toBe('en');
  });

  test('selecting a language deselects the other one', async () => {
    await show(<LanguagePage />);
    const italian = page.getByRole('radio', { name: /^Italiano/ });
    await italian.click();
    await expect.element(italian).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'English' })).not.toBeChecked();
  });
});

describe('/fallback', () => {
  testPage(<FallbackPage />);

  test('"Try again" checks the connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(<FallbackPage />);
    await expect
      .element(page.getByRole('heading', { name: 'No internet connection!' }))
      .toBeVisible();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Still nothing. We keep what you have seen so far.');
    online.mockReturnValue(true);
    await retry.click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Your internet connection is back.');
  });
});

describe('/coming-soon', () => {
  testPage(<ComingSoonPage />);

  test('a past launch date shows the announcement', async () => {
    await show(<ComingSoonPage />);
    await expect.element(page.getByText('11 June 2022 at 23:24')).toBeVisible();
    expect(page.getByRole('timer').elements()).toHaveLength(0);
  });

  test('accepts only an e-mail address for the newsletter', async () => {
    await show(<ComingSoonPage />);
    await page.getByRole('button', { name: 'Get the newsletter' }).click();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    await email.fill('nobody');
    await subscribe.click();
    await expect.element(email).toBeInvalid();
    await email.fill('ada@example.com');
    await subscribe.click();
    await expect.element(page.getByText(/goes to ada@example.com/)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });
});
