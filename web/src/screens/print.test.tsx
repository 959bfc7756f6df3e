// Tests rules product-print, station-prices.
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { beforeEach, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { fakeApi, setting, type FakeApi } from '../testing/fake-api.ts';
import { emulatePrint } from '../testing/print-media.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { FULL_DETAILS } from '../testing/sample-business.ts';
import { fuelPrice, rankingEntry } from '../testing/sample-prices.ts';
import { BusinessScreen } from './business/business-screen.tsx';
import { RankingScreen } from './ranking/ranking-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/global-settings/business_marker_color', setting(null));
  api.answer('/business/8', FULL_DETAILS);
  const fuels = [fuelPrice(10, 1.669, { origin: 'owner' }), fuelPrice(11, 1.799)];
  const stations = Array.from({ length: 30 }, (_, index) =>
    rankingEntry({ id: index + 1, rank: index + 1, name: `Stazione ${index + 1}`, fuels }),
  );
  api.answer('/prices/ranking/10', stations);
});

/** Waits until all of them are visible, and returns them: no role finds what print hides. */
async function seen(...wanted: Locator[]): Promise<Element[]> {
  for (const one of wanted) await expect.element(one).toBeVisible();
  return wanted.map((one) => one.element());
}
const isPrinted = (element: Element) => element.checkVisibility();
const style = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);

test('a printed ranking contains its rows only, unbroken across pages', async () => {
  await renderScreen(
    <RankingScreen
      decade={10}
      filter={{ area: 'SM' }}
      onFilter={() => undefined}
      onFuel={() => {}}
    />,
  );
  const line = page.getByText(/^Pieno · \d+\/\d+\/\d{4}, \d\d:\d\d · Fonte: /);
  await expect.element(line).not.toBeVisible();
  const source = page.getByText('gestore', { exact: true });
  await expect.element(source.first()).not.toBeVisible();
  await expect.poll(() => source.elements()).toHaveLength(30);
  const [name, ...gone] = await seen(
    page.getByText('Stazione 1', { exact: true }),
    page.getByRole('group', { name: 'Mappa dei distributori: Benzina' }),
    page.getByRole('button', { name: 'Cerca un distributore' }),
    page.getByRole('radio', { name: 'Self' }),
    page.getByRole('button', { name: 'La mia posizione' }),
  );
  await emulatePrint();
  expect(gone.filter(isPrinted)).toEqual([]);
  expect(isPrinted(name!)).toBe(true);
  expect(isPrinted(line.element())).toBe(true);
  expect(source.elements().filter(isPrinted)).toHaveLength(30);
  expect(style(name!.closest('li')!).breakInside).toBe('avoid');
});

test('a printed station shows the address of its website, and no buttons', async () => {
  await renderScreen(<BusinessScreen id="8" />);
  const [website, prices, ...gone] = await seen(
    page.getByRole('link', { name: /^Sito Web/ }),
    page.getByRole('region', { name: 'Prezzi Carburanti' }),
    page.getByRole('button', { name: 'Scrivi una recensione' }),
    page.getByRole('link', { name: /^Indicazioni/ }),
  );
  expect(style(website!, '::after').content).toBe('none');
  const age = prices!.querySelector('time')!;
  expect(style(age, '::after').content).toBe('none');
  await emulatePrint();
  expect(style(age, '::after').content).toContain(' (');
  expect(gone.filter(isPrinted)).toEqual([]);
  expect(style(website!, '::after').content).toContain('https://example.sm/');
  expect(style(prices!).breakInside).toBe('avoid');
});

test('the dark theme is printed on white', async () => {
  await renderScreen(<ThemeProvider colorScheme="dark">{null}</ThemeProvider>);
  const root = document.documentElement;
  root.dataset.mantineColorScheme = 'dark';
  const white = () => style(root).getPropertyValue('--page').trim();
  expect(white()).toBe('#0c141b');
  await emulatePrint();
  expect([white(), style(root).getPropertyValue('--totem').trim()]).toEqual(['#ffffff', '#ffffff']);
  root.dataset.mantineColorScheme = 'light';
});
