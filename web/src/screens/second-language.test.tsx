// Tests rule product-language.
import { PLACES } from '@pieno/ui/map/names/names.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../core/session/session.ts';
import { fakeApi, setting, type FakeApi } from '../testing/fake-api.ts';
import { foreignTexts } from '../testing/made-up-language.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { FULL_DETAILS } from '../testing/sample-business.ts';
import { fuelPrice, rankingEntry, winnerGroup } from '../testing/sample-prices.ts';
import { SAMPLE_USER } from '../testing/sample-user.ts';
import { SAMPLE_USER_SETTINGS } from '../testing/sample-user-settings.ts';
import { AboutUsScreen } from './about-us/about-us-screen.tsx';
import { BusinessScreen } from './business/business-screen.tsx';
import { ForgetPasswordScreen } from './forget-password/forget-password-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { PrivacyPolicyScreen } from './privacy-policy/privacy-policy-screen.tsx';
import { RankingScreen } from './ranking/ranking-screen.tsx';
import { RegisterScreen } from './register/register-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';
import { SocialLoginScreen } from './social-login/social-login-screen.tsx';
import { ProfileScreen } from './user-profile/profile-screen.tsx';

vi.mock('../paraglide/messages.js', async () => {
  const messages = await import('../paraglide/messages/_index.js');
  const { madeUp } = await import('../testing/made-up-language.ts');
  return { m: madeUp(messages) };
});

/** Texts that are the same in every language: names, user content, units of measure. */
const SERVICES = 'Pieno, Google, Apple, Facebook, OpenStreetMap, Open Charge Map';
const NAMES = [
  ...PLACES.map(({ name }) => name),
  ...SERVICES.split(', '),
  'Via Cinque Febbraio 46',
  'Stazione di prova',
  '© OpenStreetMap contributors',
  'Ministero delle Imprese e del Made in Italy',
];
const WRITTEN = [
  ...Object.values(FULL_DETAILS.business),
  ...FULL_DETAILS.gallery_images.flatMap(({ alt, caption }) => [alt, caption]),
  ...Object.values(SAMPLE_USER),
  // The consent in the server's own text.
  ...Object.values(SAMPLE_USER_SETTINGS),
].filter((text): text is string => typeof text === 'string' && text.length > 1);
const ALLOWED = [...NAMES, ...WRITTEN, 'cent', 'km'].toSorted((a, b) => b.length - a.length);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  const fuels = [fuelPrice(10, 1.669), fuelPrice(11, 1.799)];
  api.answer('/prices/best-by-decade', [winnerGroup(10), winnerGroup(30, { demo: true })]);
  api.answer('/prices/ranking/10', [rankingEntry({ fuels })]);
  api.answer('/welcome-message', { message: '', source: '' });
  api.answer('/business/8', FULL_DETAILS);
  api.answer('/global-settings/business_marker_color', setting(null));
  api.answer('/user/settings', SAMPLE_USER_SETTINGS);
  api.answer('/user/settings/geolocation-consent', SAMPLE_USER_SETTINGS);
  api.answer('/auth/social', { providers: [] });
});
afterEach(() => leave(''));

/** Waits until the page loads nothing any more. */
async function loaded(): Promise<void> {
  await afterPaint();
  await expect.poll(() => document.querySelector('[role=status]')?.textContent ?? '').toBe('');
  await afterPaint();
}

const nothing = () => undefined;
const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  home: () => <HomeScreen />,
  ranking: () => (
    <RankingScreen decade={10} filter={{ area: 'SM' }} onFilter={nothing} onFuel={() => {}} />
  ),
  station: () => <BusinessScreen id="8" />,
  entry: () => <SocialLoginScreen returnTo={null} onEntered={nothing} onLeave={nothing} />,
  login: () => <LoginScreen onEntered={nothing} />,
  registration: () => <RegisterScreen returnTo={null} onEntered={nothing} />,
  recovery: () => <ForgetPasswordScreen onSent={nothing} onMalformed={nothing} />,
  settings: () => <SettingsScreen />,
  profile: () => <ProfileScreen />,
  'about us': () => <AboutUsScreen />,
  privacy: () => <PrivacyPolicyScreen />,
};

test.each(Object.entries(SCREENS))('%s is shown in a second language', async (_, screen) => {
  await renderScreen(screen());
  await loaded();
  expect(foreignTexts(ALLOWED)).toEqual([]);
});

test.each(['settings', 'profile'])('%s is shown in it to a registered user too', async (name) => {
  signIn('t1', SAMPLE_USER);
  await renderScreen(SCREENS[name]!());
  await loaded();
  expect(foreignTexts(ALLOWED)).toEqual([]);
});

test('a refusal by the server is shown in the second language', async () => {
  api.fail('/login', 429, {
    message: 'Troppe richieste. Riprova tra poco.',
    code: 'too_many_requests',
  });
  await renderScreen(<LoginScreen onEntered={nothing} />);
  await page.getByRole('textbox').first().fill('anna@example.sm');
  const password = document.querySelector<HTMLInputElement>('input[type=password]')!;
  await page.elementLocator(password).fill('Monte Titano 7');
  await page.elementLocator(document.querySelector('button[type=submit]')!).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toContain('⟦Troppe richieste');
  expect(foreignTexts(ALLOWED)).toEqual([]);
});
