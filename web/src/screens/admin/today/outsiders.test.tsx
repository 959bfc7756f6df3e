// Tests rules admin-today-part, station-tidy.
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ImportAttempt } from '@pieno/contract/imports/administered-imports.ts';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAID_AT as AT } from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { Outsiders } from './outsiders.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const TIDIED: ImportAttempt = {
  id: 4,
  kind: 'tidy',
  action: 'import',
  state: 'done',
  role: 'administrator',
  own: true,
  source: '',
  started_at: AT,
  finished_at: AT,
  sentence: null,
  tallies: [],
  moved: null,
  confirmed: 0,
  notes: [],
  withdrawn: null,
  rejects: 0,
  rejects_kept: 0,
  can_undo: false,
  undone_at: null,
};

/** Simulates how *Oggi* is refetched. */
function Day() {
  const [count, setCount] = useState(23_834);
  return (
    <>
      <ul>
        <Outsiders count={count} />
      </ul>
      <button onClick={() => setCount(0)}>Oggi sente che non ce ne sono più</button>
    </>
  );
}

test('stations that are not shown anywhere are removed after a confirmation, and the outcome is shown', async () => {
  api.answer('POST /admin/imports/tidy', { id: 4 });
  api.answer('/admin/imports/4', {
    attempt: {
      ...TIDIED,
      notes: ['Distributori tolti: 23.834.', 'Il database occupava 81 MB, ora 11 MB.'],
    },
    first_rejects: [],
  });
  await renderScreen(<Day />);
  await expect.element(page.getByText(/^23\.834 distributori stanno fuori/)).toBeVisible();
  await page.getByRole('button', { name: 'Togli' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
  await expect.element(page.getByText('Il database occupava 81 MB, ora 11 MB.')).toBeVisible();
  await expect.element(page.getByText('Distributori tolti', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Togli' }).elements()).toEqual([]);
  await expectAccessibleInBothThemes();
  await page.getByRole('button', { name: 'Oggi sente che non ce ne sono più' }).click();
  await expect.element(page.getByText('Distributori tolti', { exact: true })).toBeVisible();
});

test("the removal's progress is shown", async () => {
  api.answer('POST /admin/imports/tidy', { id: 4 });
  api.answer('/admin/imports/4', {
    attempt: { ...TIDIED, state: 'running', finished_at: null },
    first_rejects: [],
  });
  await renderScreen(<Outsiders count={3} />);
  await page.getByRole('button', { name: 'Togli' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
  await expect.element(page.getByText('Tolgo i distributori')).toBeVisible();
  await expect.element(page.getByText(/Puoi lasciare questa pagina/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Togli' }).elements()).toEqual([]);
});

test('an interrupted removal can be continued', async () => {
  api.answer('POST /admin/imports/tidy', { id: 4 });
  api.answer('/admin/imports/4', {
    attempt: { ...TIDIED, state: 'interrupted' },
    first_rejects: [],
  });
  await renderScreen(<Outsiders count={3} />);
  const remove = page.getByRole('button', { name: 'Togli' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(remove).toBeVisible();
});

test('without such stations nothing is shown', async () => {
  const { container } = await renderScreen(<Outsiders count={0} />);
  expect(container.textContent).toBe('');
});

test('a failed removal shows why', async () => {
  api.fail('POST /admin/imports/tidy', 409, { message: '', code: 'import_running' });
  await renderScreen(<Outsiders count={3} />);
  await page.getByRole('button', { name: 'Togli' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
  await expect.element(page.getByText(/Un'altra importazione è in corso/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Togli' })).toBeVisible();
});
