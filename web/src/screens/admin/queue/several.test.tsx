// Tests rule admin-decide.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CONTESTED, queueItem, queueOf } from '../../../testing/sample-queue.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { AdminScreen } from '../admin-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const UNSOLD = queueItem({ reason: 'unsold' });
const OTHER = queueItem({
  ...UNSOLD,
  id: '19',
  price: 1.511,
  business: { id: 9, name: 'Distributore di Borgo Maggiore', locality: 'Borgo Maggiore' },
});
const FAR = queueItem({ id: '20', reason: 'unusual', price: 1.522 });

async function show() {
  api.answer('/admin/queue', queueOf(UNSOLD, OTHER, FAR, CONTESTED));
  await renderScreen(<AdminScreen part="coda" />);
  await expect.element(page.getByRole('heading', { name: '4 prezzi aspettano' })).toBeVisible();
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const group = (name: string | RegExp) => page.getByRole('region', { name });
const bar = () => group('Prezzi scelti');
const dialog = () => page.getByRole('dialog');
const last = () => api.sent.at(-1);
const HELD = { kind: 'held', voices: 1 };
const ALL_UNSOLD = 'Non mostrato: qui non risulta in vendita (2)';

test('each price is one line, which opens into its card and closes again', async () => {
  await page.viewport(390, 844);
  await show();
  expect(page.getByRole('article').elements()).toHaveLength(0);
  for (const row of page
    .getByRole('listitem')
    .filter({ has: box(/^Scegli/) })
    .elements()) {
    expect(row.getBoundingClientRect().height).toBeLessThan(60);
  }
  const row = button(/^1,511 Distributore di Borgo Maggiore, Benzina Self$/);
  await row.click();
  await expect.element(page.getByRole('article', { name: /^Distributore di Borgo/ })).toBeVisible();
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
  await row.click();
  expect(page.getByRole('article').elements()).toHaveLength(0);
});

test('is accessible and fits large text, with prices chosen and in the dialog that names them', async () => {
  await show();
  await box(ALL_UNSOLD).click();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await bar().getByRole('button', { name: 'Rifiuta' }).click();
  await expectAccessibleInBothThemes();
});

test('prices of one cause are rejected in four taps, with the matching reason first', async () => {
  await show();
  await box(ALL_UNSOLD).click();
  await expect.element(bar().getByText('2 scelti')).toBeVisible();
  await bar().getByRole('button', { name: 'Rifiuta' }).click();
  for (const named of [/^1,469 Domagnano Tamoil, Benzina Self/, /^1,511 Distributore di Borgo/]) {
    await expect.element(dialog().getByRole('listitem').filter({ hasText: named })).toBeVisible();
  }
  const [first] = dialog().getByRole('button').elements();
  expect(first!.textContent).toBe('Qui non si vende');
  await dialog().getByRole('button', { name: 'Qui non si vende' }).click();
  api.answer('POST /admin/queue', { message: 'Prezzi rifiutati: 2', decided: 2, refused: [] });
  api.answer('GET /admin/queue', queueOf(FAR, CONTESTED));
  await dialog().getByRole('button', { name: 'Rifiuta 2' }).click();
  await expect.element(page.getByText('Prezzi rifiutati: 2')).toBeVisible();
  expect(last()).toEqual({
    decision: 'reject',
    reason: 'Qui non si vende',
    items: [
      { id: '17', seen: HELD },
      { id: '19', seen: HELD },
    ],
  });
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: '2 prezzi aspettano' })).toHaveFocus();
});

test('a far price has another reason first, and needs a reason to be rejected', async () => {
  await show();
  await box(/^Scegli 1,522/).click();
  await bar().getByRole('button', { name: 'Rifiuta' }).click();
  expect(dialog().getByRole('button').elements()[0]!.textContent).toBe(
    'Lontano da tutti gli altri',
  );
  await dialog().getByRole('button', { name: 'Rifiuta 1' }).click();
  await expect.element(dialog().getByText('Campo obbligatorio')).toBeVisible();
  expect(api.sent).toEqual([]);
});

test('each price that was not decided shows why', async () => {
  await show();
  await box(ALL_UNSOLD).click();
  await bar().getByRole('button', { name: 'Accetta' }).click();
  const refused = [
    { id: '19', code: 'queue_owner', message: 'Nel frattempo ha risposto il gestore' },
  ];
  api.answer('POST /admin/queue', { message: 'Prezzi accettati: 1', decided: 1, refused });
  api.answer('GET /admin/queue', queueOf(FAR, CONTESTED));
  await dialog().getByRole('button', { name: 'Accetta 2' }).click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(/Prezzi accettati: 1\. Uno no:/)).toBeVisible();
  await expect
    .element(alert.getByRole('listitem'))
    .toHaveTextContent(
      '1,511 Distributore di Borgo Maggiore, Benzina Self: Nel frattempo ha risposto il gestore',
    );
});

test('a failure is shown in the dialog and loses neither choice nor reason', async () => {
  await show();
  await box(ALL_UNSOLD).click();
  await bar().getByRole('button', { name: 'Rifiuta' }).click();
  await dialog().getByRole('button', { name: 'Qui non si vende' }).click();
  api.fail('POST /admin/queue', 503, { message: 'Riprova tra poco' });
  await dialog().getByRole('button', { name: 'Rifiuta 2' }).click();
  await expect.element(dialog().getByText('Riprova tra poco')).toBeVisible();
  await expect.element(dialog().getByRole('textbox')).toHaveValue('Qui non si vende');
  await dialog().getByRole('button', { name: 'Annulla' }).click();
  await expect.element(bar().getByText('2 scelti')).toBeVisible();
});

test('a price that arrives after the choice is not chosen, and one that has gone is not counted', async () => {
  await show();
  await box(ALL_UNSOLD).click();
  const fresh = queueItem({ ...UNSOLD, id: '30', price: 1.533 });
  api.answer('GET /admin/queue', queueOf(OTHER, fresh, FAR));
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(box(/^Scegli 1,533/)).not.toBeChecked();
  await expect.element(bar().getByText('1 scelto')).toBeVisible();
  const all = box(ALL_UNSOLD).element() as HTMLInputElement;
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await bar().getByRole('button', { name: 'Non scegliere più' }).click();
  await expect.element(bar()).not.toBeInTheDocument();
});

test.each([
  [
    'Distributore',
    [
      'Borgo Esso · Borgo Maggiore (1)',
      'Distributore di Borgo Maggiore · Borgo Maggiore (1)',
      'Domagnano Tamoil · Domagnano (2)',
    ],
  ],
  ['Carburante', ['Benzina Self (4)']],
  ['Persona', ['Persona 1 (3)', 'Persona 2 (1)']],
])('groups the prices by %s', async (by, titles) => {
  await show();
  await page.getByLabelText('Raggruppa per').selectOptions(by);
  const headings = page.getByRole('heading', { level: 3 });
  await expect
    .poll(() => headings.elements().map((heading) => heading.textContent))
    .toEqual(titles);
  // What the title no longer shows, the rows do.
  await expect.element(button(/^1,699 Borgo Esso, .*contestato$/)).toBeVisible();
});

test("a person’s prices are listed under the outcomes of the person's earlier reports", async () => {
  await show();
  await page.getByLabelText('Raggruppa per').selectOptions('Persona');
  await expect
    .element(group(/^Persona 1/).getByText(/segnalazioni 4 accettate, una rifiutata/))
    .toBeVisible();
});

test('the key X chooses the open price', async () => {
  await show();
  await userEvent.keyboard('jjjx');
  await expect.element(box(/^Scegli 1,511/)).toBeChecked();
  await userEvent.keyboard('x');
  await expect.element(box(/^Scegli 1,511/)).not.toBeChecked();
});

test('if more prices wait than are shown, a note shows that', async () => {
  api.answer('/admin/queue', { ...queueOf(UNSOLD, OTHER), total: 130 });
  await renderScreen(<AdminScreen part="coda" />);
  await expect.element(page.getByText(/^Qui i primi 2/)).toBeVisible();
});
