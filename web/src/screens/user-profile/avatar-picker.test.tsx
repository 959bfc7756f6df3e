// Tests rules avatar-rules, profile-avatar.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import { getVisitor, leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ProfileScreen } from './profile-screen.tsx';

const TWO_MB = 2 * 1024 * 1024;
const DOT = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`;
const OLD = `data:image/svg+xml,${encodeURIComponent(DOT('teal'))}`;
const NEW = `data:image/svg+xml,${encodeURIComponent(DOT('navy'))}`;
const USER = { ...SAMPLE_USER, avatar_image: OLD };

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi();
  signIn('t1', USER);
  await renderScreen(<ProfileScreen />);
});
afterEach(() => leave(''));

const picker = page.getByLabelText("Cambia l'immagine del profilo");
const shown = () =>
  picker.element().closest('label')!.querySelector('img')?.getAttribute('src') ?? null;
const stored = () => {
  const visitor = getVisitor();
  return visitor.kind === 'registered' ? visitor.user.avatar_image : null;
};
const file = (size?: number, type = 'image/svg+xml') =>
  new File([size === undefined ? DOT('red') : new Uint8Array(size)], 'me.svg', { type });

test('shows the chosen picture at once, uploads it and keeps it', async () => {
  const release = api.hold('/user/avatar');
  await picker.upload(file());
  await expect.poll(shown).toMatch(/^blob:/);
  await expect.element(page.getByText("Caricamento dell'immagine…")).toBeInTheDocument();
  await expectAccessibleInBothThemes();
  const [form] = api.sent as [FormData];
  expect((form.get('avatar_image') as File).name).toBe('me.svg');
  expect(stored()).toBe(OLD);
  release(200, { user: { ...USER, avatar_image: NEW } });
  await expect
    .element(page.getByText('Immagine del profilo aggiornata con successo!'))
    .toBeVisible();
  expect(stored()).toBe(NEW);
  await expect.element(page.getByText("Caricamento dell'immagine…")).not.toBeInTheDocument();
});

test.each([
  [
    422,
    { message: m.error_validation_failed(), errors: { avatar_image: [m.error_not_an_image()] } },
    m.error_not_an_image(),
  ],
  [500, { message: '' }, m.failed_avatar()],
  [0, { message: '' }, m.failed_server_connection()],
])('reverts to the previous picture after a %i', async (status, body, sentence) => {
  api.fail('/user/avatar', status, body);
  await picker.upload(file());
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  expect(shown()).toBe(OLD);
  expect(stored()).toBe(OLD);
});

test.each([
  ['what is no picture', file(10, 'application/pdf'), m.error_not_an_image()],
  ['more than 2 MB', file(TWO_MB + 1), m.error_image_too_large()],
])('does not send %s', async (_, chosen, sentence) => {
  await picker.upload(chosen);
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await afterPaint();
  expect(api.calls).toEqual([]);
  expect(shown()).toBe(OLD);
  await page.getByRole('button', { name: "Chiudi l'avviso" }).click();
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});

test('sends exactly 2 MB', async () => {
  api.answer('/user/avatar', { user: { ...USER, avatar_image: NEW } });
  await picker.upload(file(TWO_MB));
  await expect.poll(stored).toBe(NEW);
});

test('lets the same file be chosen again after a failure', async () => {
  api.fail('/user/avatar', 0);
  await picker.upload(file());
  await expect.element(page.getByRole('alert')).toBeVisible();
  api.answer('/user/avatar', { user: { ...USER, avatar_image: NEW } });
  await picker.upload(file());
  await expect.poll(stored).toBe(NEW);
  await afterPaint();
  expect(page.getByRole('alert').elements()).toEqual([]);
});
