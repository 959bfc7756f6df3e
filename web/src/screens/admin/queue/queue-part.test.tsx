// Tests rules admin-decide, admin-vouch, outcome-in-sight.
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

const open = (price: '1,469' | '1,699') => button(new RegExp(`^${price} `)).click();

async function show(opened: '1,469' | '1,699' | null = '1,469') {
  api.answer('/admin/queue', queueOf(queueItem(), CONTESTED));
  await renderScreen(<AdminScreen part="coda" />);
  await expect.element(page.getByRole('heading', { name: '2 prezzi aspettano' })).toBeVisible();
  if (opened) await open(opened);
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const last = () => api.sent.at(-1);
const DECIDED = { message: 'Prezzo accettato', price: 1.469 };
const HELD = 'Domagnano Tamoil, Benzina Self';

test('is accessible and fits large text, with its dialog too', async () => {
  await show();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await button(`Rifiuta: ${HELD}`).click();
  await expectAccessibleInBothThemes();
});

test('shows the reasons for and against a price', async () => {
  await show();
  const card = page.getByRole('article', { name: HELD });
  for (const fact of [
    'non mostrato',
    '1,669 gestore',
    '1,669 gestore · 1,679 gestore (2 volte) · 1,200 automobilista, rifiutato',
    /^Persona 1, l'ha scritto: segnalazioni 4 accettate, una rifiutata/,
    /3 volte confermato dal gestore, da un amministratore o da una fonte, 1 volta smentito, dal 1º novembre/,
  ]) {
    await expect.element(card.getByText(fact, { exact: true })).toBeVisible();
  }
});

test('a price of a fuel that is not known to be sold here shows that', async () => {
  api.answer('/admin/queue', queueOf(queueItem({ reason: 'unsold' })));
  await renderScreen(<AdminScreen part="coda" />);
  await open('1,469');
  await expect
    .element(page.getByText(/^Qui questo carburante non risulta in vendita/))
    .toBeVisible();
});

test('a contested price shows the current and the previous price, and its dialog the one then valid', async () => {
  await show('1,699');
  const card = page.getByRole('article', { name: /Borgo Esso/ });
  for (const fact of ['1,699 automobilista', '1,729 gestore']) {
    await expect.element(card.getByText(fact, { exact: true })).toBeVisible();
  }
  await button(/^Sbagliato: Borgo Esso/).click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleName(
      'Benzina Self a 1,699, Borgo Esso: è sbagliato? Torna a valere 1,729 (gestore).',
    );
});

test('a person keeps one number in all items, also once others are decided', async () => {
  await show();
  const other = queueItem({ ...CONTESTED, authors: CONTESTED.authors.slice(1) });
  await expect.element(button(`Blocca la persona 1: ${HELD}`)).toBeVisible();
  api.answer('/admin/queue/17', DECIDED);
  api.answer('/admin/queue', queueOf(other));
  await button(`Accetta: ${HELD}`).click();
  await button(/^Blocca la persona 2: Borgo Esso/).click();
  await expect.element(page.getByRole('dialog').getByText(/Bloccare la persona 2\?/)).toBeVisible();
});

test('one tap accepts, and the decided price leaves the queue', async () => {
  await show();
  api.answer('/admin/queue/17', DECIDED);
  api.answer('/admin/queue', queueOf(CONTESTED));
  await button(`Accetta: ${HELD}`).click();
  await expect.element(page.getByText('Prezzo accettato')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Prezzi di Domagnano Tamoil' }))
    .toHaveAttribute('href', '/admin/distributori/8');
  expect(last()).toEqual({ decision: 'accept', seen: { kind: 'held', voices: 1 } });
  await expect.element(page.getByRole('article', { name: HELD })).not.toBeInTheDocument();
});

test("a decision's outcome replaces the price, a failure too", async () => {
  await page.viewport(390, 600);
  await show('1,699');
  api.fail('/admin/queue/18', 503, { message: 'Riprova tra poco' });
  await button(/^Giusto: Borgo Esso/).click();
  await expect.element(page.getByText('Riprova tra poco')).toBeInViewport();
  api.answer('/admin/queue/18', DECIDED);
  api.answer('/admin/queue', queueOf(queueItem()));
  await button(/^Giusto: Borgo Esso/).click();
  await expect.element(page.getByText('Prezzo accettato')).toBeInViewport();
});

test('after a decision the focus moves to the next price, finally to the heading', async () => {
  await show(null);
  api.answer('/admin/queue/17', DECIDED);
  api.answer('/admin/queue/18', DECIDED);
  api.answer('/admin/queue', queueOf(CONTESTED));
  await userEvent.keyboard('ja');
  await expect.element(page.getByRole('article', { name: /Borgo Esso/ })).toHaveFocus();
  api.answer('/admin/queue', queueOf());
  await button(/^Sbagliato: Borgo Esso/).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('La pompa mostra altro');
  await page.getByRole('dialog').getByRole('button', { name: 'Sbagliato' }).click();
  await expect.element(page.getByRole('heading', { name: 'Coda' })).toHaveFocus();
});

test('offers the usual reasons as buttons', async () => {
  await show();
  api.answer('/admin/queue/17', DECIDED);
  await button(`Rifiuta: ${HELD}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Qui non si vende' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Motivo' }))
    .toHaveValue('Qui non si vende');
  await dialog.getByRole('button', { name: 'Rifiuta' }).click();
  await expect.poll(last).toMatchObject({ decision: 'reject', reason: 'Qui non si vende' });
});

test('a rejection needs a reason', async () => {
  await show();
  api.answer('/admin/queue/17', DECIDED);
  await button(`Rifiuta: ${HELD}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rifiuta' }).click();
  await expect.element(dialog.getByText('Campo obbligatorio')).toBeVisible();
  await expect.element(dialog.getByText(/a 1,469.* Resta 1,669 \(gestore\)\.$/)).toBeVisible();
  expect(api.sent).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Fuori misura');
  await dialog.getByRole('button', { name: 'Rifiuta' }).click();
  await expect.poll(last).toMatchObject({ decision: 'reject', reason: 'Fuori misura' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('asks whom to lock if there are several, and why', async () => {
  await show('1,699');
  api.answer('/admin/queue/18', DECIDED);
  await button('Blocca una persona: Borgo Esso, Benzina Self').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Persona 2, lo contesta').click();
  await dialog.getByRole('button', { name: 'Blocca' }).click();
  await expect.element(dialog.getByText('Campo obbligatorio')).toBeVisible();
  await dialog.getByRole('button', { name: 'Contestazioni inventate' }).click();
  await dialog.getByRole('button', { name: 'Blocca' }).click();
  await expect
    .poll(last)
    .toMatchObject({ decision: 'lock', person: 'p2', reason: 'Contestazioni inventate' });
});

test('vouches for a person for whom nobody vouches yet, and the price stays', async () => {
  const [author, other] = CONTESTED.authors;
  api.answer(
    '/admin/queue',
    queueOf({ ...CONTESTED, authors: [{ ...author!, known: true }, other!] }),
  );
  await renderScreen(<AdminScreen part="coda" />);
  await open('1,699');
  await expect
    .element(page.getByText(/^Persona 1, l'ha scritto: automobilista conosciuto;/))
    .toBeVisible();
  api.answer('/admin/queue/18', { message: 'Ora è un automobilista conosciuto', price: 1.699 });
  await button(/^Garantisco per la persona 2: Borgo Esso/).click();
  const dialog = page.getByRole('dialog', { name: /^Garantire per la persona 2\?/ });
  await expectAccessibleInBothThemes();
  const all = [
    { ...author!, known: true },
    { ...other!, known: true },
  ];
  api.answer('/admin/queue', queueOf({ ...CONTESTED, authors: all }));
  await dialog.getByRole('button', { name: 'Garantisco' }).click();
  await expect.poll(last).toMatchObject({ decision: 'vouch', person: 'p2' });
  await expect.element(page.getByText('Ora è un automobilista conosciuto')).toBeVisible();
  await expect.element(page.getByRole('article', { name: /Borgo Esso/ })).toHaveFocus();
  expect(button(/^Garantisco/).elements()).toHaveLength(0);
});

test('works with keys: J and K choose, A accepts, R asks for the reason', async () => {
  await show(null);
  api.answer('/admin/queue/18', DECIDED);
  await userEvent.keyboard('jj');
  await expect.element(page.getByRole('article', { name: /Borgo Esso/ })).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('article', { name: HELD })).toHaveFocus();
  await userEvent.keyboard('ja');
  await expect.poll(last).toEqual({ decision: 'accept', seen: { kind: 'contested', voices: 2 } });
  expect(api.calls).toContain('/admin/queue/18');
  // Until the queue is refetched, no other key decides.
  await expect.element(page.getByText(DECIDED.message)).toBeVisible();
  await userEvent.keyboard('kr');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('textbox', { name: 'Motivo' }).click();
  await userEvent.keyboard('arbitrario');
  await expect.element(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue('arbitrario');
});

test("another administrator's earlier decision is shown", async () => {
  await show();
  api.fail('/admin/queue/17', 409, {
    message: 'Nel frattempo ha già deciso qualcun altro',
    code: 'queue_decided',
  });
  await button(`Accetta: ${HELD}`).click();
  await expect.element(page.getByText(/già deciso qualcun altro/)).toBeVisible();
});

test('an empty queue shows that; a failure shows why, and can be retried', async () => {
  api.fail('/admin/queue', 0);
  await renderScreen(<AdminScreen part="coda" />);
  await expect.element(page.getByText('Errore di connessione al server')).toBeVisible();
  await expectAccessibleInBothThemes();
  api.answer('/admin/queue', queueOf());
  await button('Riprova').click();
  await expect.element(page.getByText(/^Tutto deciso/)).toBeVisible();
});
