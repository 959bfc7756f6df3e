// Tests rule admin-imports-page.
import type { ImportAttempt } from '@pieno/contract/imports/administered-imports.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { importQuery, importsQuery } from '../../../core/api/imports/administered-imports.ts';
import { createQueryClient } from '../../../core/api/query-client.ts';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { AdminScreen } from '../admin-screen.tsx';

const DONE: ImportAttempt = {
  id: 7,
  kind: 'prices',
  action: 'import',
  state: 'done',
  role: 'administrator',
  own: true,
  source: 'prezzi.csv',
  started_at: '2026-11-21T08:00:00.000Z',
  finished_at: '2026-11-21T08:00:03.000Z',
  sentence: null,
  tallies: [
    {
      subject: 'prices',
      read: 1_206,
      added: 1_200,
      changed: 0,
      unchanged: 0,
      merged: 2,
      held: 1,
      withdrawn: 0,
      doubtful: 0,
      outside: 0,
      unplaced: 0,
      rejected: 3,
      reasons: [{ text: 'prezzo illeggibile', count: 3 }],
    },
  ],
  moved: 1_180,
  confirmed: 0,
  notes: [],
  withdrawn: null,
  rejects: 4,
  rejects_kept: 4,
  can_undo: true,
  undone_at: null,
};
const RUNNING: ImportAttempt = {
  ...DONE,
  id: 8,
  kind: 'mimit',
  state: 'running',
  role: 'job',
  own: false,
  source: 'anagrafica.csv',
  finished_at: null,
  tallies: [],
  can_undo: false,
};
const REFUSED: ImportAttempt = {
  ...DONE,
  id: 6,
  kind: 'osm',
  action: 'trial',
  state: 'refused',
  role: 'operator',
  own: false,
  source: 'a.csv',
  sentence: 'a.csv è vuoto.',
  tallies: [],
  can_undo: false,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
  api.answer('/admin/jobs', { running: true, jobs: [] });
});
afterEach(() => leave(''));

const open = () => renderScreen(<AdminScreen part="sistema" chosen="importazioni" />);

test("the list shows a report's outcome at once", async () => {
  const ended = { ...RUNNING, state: 'done' as const };
  const client = createQueryClient();
  client.setQueryData(importsQuery(SAMPLE_USER.id).queryKey, {
    pages: [{ attempts: [RUNNING], next: null }],
    pageParams: [''],
  });
  api.answer(`/admin/imports/${RUNNING.id}`, { attempt: ended, first_rejects: [] });
  await client.query(importQuery(SAMPLE_USER.id, RUNNING.id));
  const kept = client.getQueryData(importsQuery(SAMPLE_USER.id).queryKey);
  expect(kept?.pages[0]?.attempts).toEqual([ended]);
});

test('an import is listed with its counts, its message and its state', async () => {
  api.answer('/admin/imports', { attempts: [RUNNING, DONE, REFUSED], next: null });
  await open();
  await expect.element(page.getByText('in corso')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Prezzi: righe lette 1.206, aggiunti 1.200, uniti ad altre righe 2, in attesa 1, scartati 3',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('a.csv è vuoto.')).toBeVisible();
  await expect.element(page.getByText('Distributori da OpenStreetMap · prova')).toBeVisible();
  await expect.element(page.getByText(/tu · prezzi\.csv$/)).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('an installation without imports shows that', async () => {
  api.answer('/admin/imports', { attempts: [], next: null });
  await open();
  await expect.element(page.getByText('Nessuna importazione finora')).toBeVisible();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a file without a usable row is not shown as correct', async () => {
  const tallies = DONE.tallies.map((tally) => ({ ...tally, rejected: tally.read }));
  const attempt = { ...DONE, id: 9, action: 'trial', can_undo: false, tallies } as const;
  api.answer('/admin/imports', { attempts: [attempt], next: null });
  api.answer('POST /admin/imports/prices/files', { id: 9 });
  api.answer('GET /admin/imports/9', { attempt, first_rejects: [] });
  await open();
  await expect.element(page.getByText('a vuoto', { exact: true })).toBeVisible();
  expect(page.getByText('riuscita', { exact: true }).elements()).toEqual([]);
  const file = new File(['id;fuel;price\n8;10;uno\n'], 'prezzi.csv');
  await page.getByLabelText('File', { exact: true }).last().upload(file);
  await button('Prova').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Nessuna riga utilizzabile: niente è stato scritto');
  expect(page.getByText(/^Prova riuscita/).elements()).toEqual([]);
});

test('a file without any row is no failure', async () => {
  const tallies = DONE.tallies.map((tally) => ({ ...tally, read: 0, rejected: 0, reasons: [] }));
  api.answer('/admin/imports', { attempts: [{ ...DONE, tallies }], next: null });
  api.answer('POST /admin/imports/prices/files', { id: 9 });
  api.answer('GET /admin/imports/9', {
    attempt: { ...DONE, id: 9, action: 'trial', can_undo: false, tallies },
    first_rejects: [],
  });
  await open();
  await page
    .getByLabelText('File', { exact: true })
    .last()
    .upload(new File(['[]'], 'siti.json'));
  await button('Prova').click();
  await expect.element(page.getByText('Prova riuscita: niente è stato scritto')).toBeVisible();
});

test('a file is tried, its report read, and the same file imported', async () => {
  api.answer('/admin/imports', { attempts: [], next: null });
  api.answer('POST /admin/imports/prices/files', { id: 9 });
  api.answer('GET /admin/imports/9', {
    attempt: { ...DONE, id: 9, action: 'trial', can_undo: false },
    first_rejects: [{ file: 'prezzi.csv', line: 3, reason: 'prezzo illeggibile', row: '8;20;uno' }],
  });
  await open();
  await expect.element(button('Prova')).toHaveAttribute('aria-disabled', 'true');
  const file = new File(['id;fuel;price\n8;10;1,679\n'], 'prezzi.csv');
  await page.getByLabelText('File', { exact: true }).last().upload(file);
  await expect.element(page.getByText('Scelto: prezzi.csv')).toBeVisible();
  await button('Prova').click();
  await expect.element(page.getByText('Prova riuscita: niente è stato scritto')).toBeVisible();
  await expect.element(page.getByText('Riga 3 · prezzi.csv')).toBeVisible();
  await expect.element(page.getByText('3 · prezzo illeggibile')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  const sent = api.sent[0] as FormData;
  expect([sent.get('trial'), sent.get('saved_at')]).toEqual([
    'true',
    expect.stringMatching(/^\d+$/),
  ]);
  const packed = (sent.get('file') as File).stream();
  const unpacked = packed.pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unpacked).text()).toBe('id;fuel;price\n8;10;1,679\n');

  api.answer('POST /admin/imports/prices/files', { id: 10 });
  api.answer('GET /admin/imports/10', { attempt: { ...DONE, id: 10 }, first_rejects: [] });
  await button('Importa davvero').click();
  await expect.element(page.getByText('Importazione riuscita')).toBeVisible();
  expect((api.sent[1] as FormData).get('trial')).toBe('false');
  await expect.element(button('Importa davvero')).not.toBeInTheDocument();
});

test('a corrected file can be chosen again under the same name', async () => {
  api.answer('/admin/imports', { attempts: [], next: null });
  await open();
  // In the page's language: a browser's own button is in the browser's language.
  await expect.element(page.getByText('Scegli un file', { exact: true })).toBeVisible();
  const field = page.getByLabelText('File', { exact: true }).last();
  expect(getComputedStyle(field.element()).opacity).toBe('0');
  await field.upload(new File(['id;fuel;price\n'], 'prezzi.csv'));
  await expect.element(page.getByText('Scelto: prezzi.csv')).toBeVisible();
  // A browser fires no change event while the field holds the same file.
  expect((field.element() as HTMLInputElement).files).toHaveLength(0);
  await expect.element(button('Prova')).toHaveAttribute('aria-disabled', 'false');
});

test('the ministry is imported from its own addresses, and a refusal shows its reason', async () => {
  api.answer('/admin/imports', { attempts: [], next: null });
  await open();
  await page.getByLabelText('Che cosa importi').selectOptions('mimit');
  await page.getByRole('radio', { name: 'Indirizzo' }).click();
  api.fail('/admin/imports/mimit/addresses', 409, { message: '', code: 'import_running' });
  await button('Prova').click();
  await expect
    .element(page.getByText("Un'altra importazione è in corso: aspetta che finisca"))
    .toBeVisible();
  api.answer('POST /admin/imports/mimit/addresses', { id: 11 });
  api.answer('GET /admin/imports/11', { attempt: { ...REFUSED, id: 11 }, first_rejects: [] });
  await button('Prova').click();
  await expect.element(page.getByText('a.csv è vuoto.')).toBeVisible();
  await expect.element(button('Importa davvero')).not.toBeInTheDocument();
  expect(api.sent).toEqual([
    { trial: true, force: false, addresses: {} },
    { trial: true, force: false, addresses: {} },
  ]);
});

test('the newest import is withdrawn after a confirmation', async () => {
  api.answer('/admin/imports', { attempts: [DONE, REFUSED], next: null });
  await open();
  await button(/^Ritira: I tuoi prezzi/).click();
  await expect.element(page.getByText(/Valgono di nuovo quelli di prima\./)).toBeVisible();
  api.answer('POST /admin/imports/7/undo', { id: 12 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).click();
  await expect.poll(() => api.calls).toContain('/admin/imports/7/undo');
  await expect.element(page.getByRole('button', { name: /^Ritira/ })).toBeVisible();
});

test('without a network the part shows that', async () => {
  api.fail('/admin/imports', 0);
  await open();
  await expect.element(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
});
