// Tests rule admin-stations-part.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { NewStation } from './new-station.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
});
const HERE = "C'è già «Agip Dogana» (numero 8) qui, a 12 metri";

const show = () =>
  renderScreen(
    <RouterContextProvider router={router as never}>
      <NewStation />
    </RouterContextProvider>,
  );

/**
 * Pastes a text as the browser does.
 * @returns true if the browser would put it into the field
 */
function paste(field: Element, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = { clipboardData, bubbles: true, cancelable: true };
  return field.dispatchEvent(new ClipboardEvent('paste', event));
}

test('a pasted pair of coordinates fills both fields, a single number only one', async () => {
  await show();
  const [latitude, longitude] = [
    page.getByLabelText('Latitudine'),
    page.getByLabelText('Longitudine'),
  ];
  for (const [text, north, east] of [
    ['43.9424, 12.4578', 43.9424, 12.4578],
    [' (43,98510; 12,48010)\n', 43.9851, 12.4801],
    ['43,9424 12,4578', 43.9424, 12.4578],
    ['43.9851° N, 12.4801° E', 43.9851, 12.4801],
    ['https://www.google.com/maps/@43.9424,12.4578,15z', 43.9424, 12.4578],
    ['geo:43.9851,12.4801?z=17', 43.9851, 12.4801],
  ] as const) {
    expect(paste(await longitude.findElement(), text)).toBe(false);
    await expect.element(latitude).toHaveValue(north);
    await expect.element(longitude).toHaveValue(east);
  }
  for (const text of [
    '43.9424',
    '43,94',
    '143.9424, 12.4578',
    '43.9424° N, 12.4578° W',
    'via Roma 43, 12',
  ]) {
    expect(paste(await latitude.findElement(), text)).toBe(true);
  }
  await expect.element(latitude).toHaveValue(43.9851);
});

test('a station some metres from another is added only after a confirmation', async () => {
  const params = { name: 'Agip Dogana', id: 8, metres: 12 };
  api.fail('POST /admin/stations', 409, { message: HERE, code: 'station_here', params });
  await show();
  await page.getByLabelText('Nome').fill('Nuova');
  await page.getByLabelText('Latitudine').fill('43.98');
  await page.getByLabelText('Longitudine').fill('12.48');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(`${HERE}. È un altro distributore?`)).toBeVisible();
  await expectAccessibleInBothThemes();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Nuova');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  api.fail('POST /admin/stations', 503, { message: 'Riprova' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aggiungi lo stesso' }).click();
  await expect.element(page.getByText('Riprova')).toBeVisible();
  expect(api.sent).toMatchObject([{ name: 'Nuova' }, { name: 'Nuova' }, { sure: true }]);
});
