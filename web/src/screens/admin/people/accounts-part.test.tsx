// Tests rules admin-accounts, admin-vouch, verification-request.
import type { Person } from '@pieno/contract/people/administered-people.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAID_AT as AT } from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { AdminScreen } from '../admin-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const RECORD = { borne_out: 12, contradicted: 1, since: '2026-10-03T09:00:00.000Z' };
const ANNA: Person = {
  id: 'anna',
  name: 'Anna',
  email: 'anna@example.sm',
  role: 'user',
  active: true,
  verified: false,
  created_at: AT,
  seen_at: AT,
  sessions: 2,
  stations: 0,
  second_factor: false,
  known_since: null,
  record: null,
  own: false,
};
const BRUNO: Person = {
  ...ANNA,
  id: 'bruno',
  name: 'Bruno',
  verified: true,
  stations: 1,
  record: RECORD,
};
const MARIA: Person = { ...BRUNO, id: 'maria', name: 'Maria', role: 'admin', own: true };
const ZENO: Person = { ...BRUNO, id: 'zeno', name: 'Zeno', active: false, sessions: 0 };

const found = (q: string, people: Person[], next: string | null = null) =>
  api.answer(`/admin/people?q=${q}` as '/admin/people', {
    people,
    total: people.length,
    waiting: people.filter(({ active, verified }) => active && !verified).length,
    next,
  });
const open = () => renderScreen(<AdminScreen part="persone" />);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const inDialog = (name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

test('an account that waits for the confirmation comes first, and is confirmed with how it was checked', async () => {
  found('', [ANNA, BRUNO, MARIA, ZENO]);
  await open();
  const waiting = page.getByRole('region', { name: 'Aspettano la conferma (1)' });
  await expect.element(waiting.getByText('anna@example.sm')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Gli altri (3)' })).toBeVisible();
  await expectAccessibleInBothThemes();
  await button('Gestisci: Bruno').click();
  await expectFitsLargeText();
  api.answer('/admin/people/anna/email-verification', { message: 'Email confermata' });
  found('', [{ ...ANNA, verified: true }, BRUNO, MARIA, ZENO]);
  await button("Conferma l'email: Anna").click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('Come hai verificato che anna@example.sm è di Anna?'))
    .toBeVisible();
  await dialog.getByRole('button', { name: "Conferma l'email" }).click();
  await expect.element(dialog.getByText('Campo obbligatorio')).toBeVisible();
  expect(api.sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Per telefono' }).click();
  await dialog.getByRole('button', { name: "Conferma l'email" }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(api.sent).toEqual([{ verified: true, reason: 'Per telefono' }]);
});

test('a destructive action asks first, and the question names the person', async () => {
  found('', [BRUNO]);
  api.answer('DELETE /admin/people/bruno', { message: 'Account eliminato' });
  await open();
  await button('Gestisci: Bruno').click();
  await button("Elimina l'account").click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/di Bruno \(anna@example\.sm\)\?/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  expect(api.calls).not.toContain('/admin/people/bruno');
  await button("Elimina l'account").click();
  found('', []);
  await inDialog("Elimina l'account").click();
  await expect.element(page.getByText('Nessuna persona trovata')).toBeVisible();
  expect(api.calls).toContain('/admin/people/bruno');
});

test('no delete button appears where a lock button was', async () => {
  found('', [BRUNO]);
  api.answer('/admin/people/bruno/active', { message: 'Account bloccato' });
  await open();
  await button('Gestisci: Bruno').click();
  const placeOf = (name: string) => button(name).element().getBoundingClientRect();
  const lock = placeOf('Blocca');
  found('', [{ ...BRUNO, active: false, sessions: 0 }]);
  await button('Blocca').click();
  await page.getByRole('button', { name: 'Prezzi inventati' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Blocca' }).click();
  await expect.element(button('Sblocca')).toBeVisible();
  expect(placeOf('Sblocca')).toMatchObject({ x: lock.x, y: lock.y });
});

test('a lock needs a reason, a role and sessions a confirmation', async () => {
  found('', [BRUNO, ZENO]);
  api.answer('/admin/people/bruno/active', { message: 'Account bloccato' });
  api.answer('/admin/people/bruno/role', { message: 'Ora amministra Pieno' });
  api.answer('/admin/people/bruno/sessions', { message: 'Sessioni chiuse' });
  api.answer('/admin/people/zeno/active', { message: 'Account riattivato' });
  await open();
  await button('Gestisci: Bruno').click();
  await button('Blocca').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Blocca' }).click();
  await expect.element(dialog.getByText('Campo obbligatorio')).toBeVisible();
  expect(api.sent).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Prezzi inventati');
  await dialog.getByRole('button', { name: 'Blocca' }).click();
  await expect.poll(() => api.sent).toEqual([{ active: false, reason: 'Prezzi inventati' }]);
  await button('Rendi amministratore').click();
  await inDialog('Rendi amministratore').click();
  await expect.poll(() => api.sent.at(-1)).toEqual({ role: 'admin' });
  await button('Chiudi gli accessi').click();
  await inDialog('Chiudi gli accessi').click();
  await expect.poll(() => api.calls).toContain('/admin/people/bruno/sessions');
  await button('Gestisci: Zeno').click();
  await button('Sblocca').click();
  await expect.poll(() => api.sent.at(-1)).toEqual({ active: true });
});

test('the own account has no actions, and a refusal is shown at its action', async () => {
  found('', [MARIA, BRUNO]);
  api.fail('/admin/people/bruno/role', 409, {
    message: '',
    code: 'last_administrator',
  });
  await open();
  await expect.element(page.getByText(/lo cambia un altro amministratore/)).toBeVisible();
  await expect.element(button('Gestisci: Maria')).not.toBeInTheDocument();
  await button('Gestisci: Bruno').click();
  await button('Rendi amministratore').click();
  await inDialog('Rendi amministratore').click();
  await expect.element(page.getByText(/È l'ultimo amministratore attivo/)).toBeVisible();
});

test('people are found by a word, paged', async () => {
  found('', [BRUNO]);
  found('zen', [ZENO], '0~1~zeno');
  api.answer('/admin/people?q=zen&next=0%7E1%7Ezeno' as '/admin/people', {
    people: [{ ...ZENO, id: 'zenone', name: 'Zenone' }],
    total: 2,
    waiting: 0,
    next: null,
  });
  await open();
  await page.getByRole('searchbox', { name: 'Cerca una persona' }).click();
  await userEvent.keyboard('zen');
  await button('Altri').click();
  await expect.element(page.getByText('Zenone')).toBeVisible();
  await expect.element(page.getByText('Bruno')).not.toBeInTheDocument();
});

test('a known driver has a mark, and the record shows for whom to vouch', async () => {
  const known = { ...BRUNO, known_since: '2026-10-08T09:00:00.000Z' };
  found('', [BRUNO]);
  api.answer('/admin/people/bruno/known', { message: 'Ora è un automobilista conosciuto' });
  await open();
  await button('Gestisci: Bruno').click();
  await expect
    .element(page.getByText(/^12 volte confermato dal gestore.*, 1 volta smentito, dal 3 ottobre$/))
    .toBeVisible();
  await button('È conosciuto: garantisco io').click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleName(/^Garantire per Bruno \(/);
  found('', [known]);
  await inDialog('È conosciuto: garantisco io').click();
  await expect.element(page.getByText("conosciuto dall'8 ottobre")).toBeVisible();
  expect(api.sent).toEqual([{ known: true }]);
  await expectAccessibleInBothThemes();
});

test('withdrawing the vouching offers to lock the person too', async () => {
  const known = { ...BRUNO, known_since: AT };
  found('', [known]);
  api.answer('/admin/people/bruno/known', { message: 'Garanzia tolta' });
  api.answer('/admin/people/bruno/active', { message: 'Account bloccato' });
  await open();
  await button('Gestisci: Bruno').click();
  await button('Non garantisco più').click();
  const dialog = page.getByRole('dialog', { name: /si rivaluta senza\. Se blocchi la persona/ });
  await expectAccessibleInBothThemes();
  await dialog.getByRole('button', { name: 'Togli la garanzia' }).click();
  await expect.poll(() => api.sent).toEqual([{ known: false }]);
  await button('Non garantisco più').click();
  await dialog.getByText('Blocca la persona').click();
  await dialog.getByRole('button', { name: 'Blocca la persona' }).click();
  await expect.element(dialog.getByText('Campo obbligatorio')).toBeVisible();
  await dialog.getByRole('button', { name: 'Prezzi inventati' }).click();
  await dialog.getByRole('button', { name: 'Blocca la persona' }).click();
  await expect.poll(() => api.sent.at(-1)).toEqual({ active: false, reason: 'Prezzi inventati' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a known administrator cannot be locked', async () => {
  found('', [{ ...BRUNO, role: 'admin', known_since: AT }]);
  await open();
  await button('Gestisci: Bruno').click();
  await button('Non garantisco più').click();
  await expect.element(page.getByRole('dialog', { name: /si rivaluta senza\.$/ })).toBeVisible();
  await expect.element(page.getByText('Blocca la persona')).not.toBeInTheDocument();
});

test('the address opens one account', async () => {
  found('bruno', [BRUNO]);
  await renderScreen(<AdminScreen part="persone" chosen="bruno" />);
  await expect.element(button('È conosciuto: garantisco io')).toBeVisible();
  expect(page.getByRole('searchbox').elements()).toHaveLength(0);
});
