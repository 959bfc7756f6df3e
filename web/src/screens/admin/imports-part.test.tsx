import type { ImportAttempt } from '@pieno/contract/administered-imports.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { AdminScreen } from './admin-screen.tsx';

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
  progress: null,
  sentence: null,
  tallies: [
    {
      subject: 'prices',
      read: 1_204,
      added: 1_200,
      changed: 0,
      unchanged: 0,
      merged: 0,
      held: 1,
      withdrawn: 0,
      doubtful: 0,
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
  progress: { label: 'Prezzi', done: 12_000, total: 93_000 },
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

const open = () => renderScreen(<AdminScreen part="importa" />);

test('what was imported is listed with its counts, its sentence, and how far it is', async () => {
  api.answer('/admin/imports', { attempts: [RUNNING, DONE, REFUSED], next: null });
  await open();
  await expect.element(page.getByText('Prezzi: 12.000 di 93.000')).toBeVisible();
  await expect
    .element(page.getByText('Prezzi: righe lette 1.204, aggiunti 1.200, in attesa 1, scartati 3'))
    .toBeVisible();
  await expect.element(page.getByText('a.csv è vuoto.')).toBeVisible();
  await expect.element(page.getByText('Distributori da OpenStreetMap · prova')).toBeVisible();
  await expect.element(page.getByText(/tu · prezzi\.csv$/)).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('an installation that has imported nothing says so', async () => {
  api.answer('/admin/imports', { attempts: [], next: null });
  await open();
  await expect.element(page.getByText('Nessuna importazione finora')).toBeVisible();
});
