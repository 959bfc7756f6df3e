// Tests rule admin-jobs-part.
import type { AdministeredJob } from '@pieno/contract/jobs/administered-jobs.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { AutomaticJobs } from './automatic-jobs.tsx';

const DONE: AdministeredJob = {
  name: 'demo-prices',
  cron: '5 8 * * *',
  state: 'idle',
  last: { started_at: '2026-11-21T07:05:00Z', seconds: 12, outcome: 'done', reason: null },
  next_at: '2026-11-22T07:05:00Z',
};
const REFUSED: AdministeredJob = {
  ...DONE,
  name: 'prices-import',
  cron: '50 9 * * *',
  last: { ...DONE.last!, outcome: 'refused', reason: 'Il foglio è vuoto.' },
};
const NEVER: AdministeredJob = { ...DONE, name: 'digest', cron: '40 7-21 * * *', last: null };

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => {
  vi.useRealTimers();
  leave('');
});

const show = (jobs: AdministeredJob[], running = true) => {
  api.answer('/admin/jobs', { running, jobs });
};
const open = () => renderScreen(<AutomaticJobs />);
const button = page.getByRole('button', { name: 'Esegui ora: Prezzi dimostrativi' });

test('each job shows when it runs, how it ended and why, and its next run', async () => {
  show([REFUSED, DONE, NEVER]);
  await open();
  await expect.element(page.getByText('Ogni giorno alle 09:50')).toBeVisible();
  await expect
    .element(page.getByText('Ultima volta 21/11/2026, 08:05: rifiutato. Il foglio è vuoto.'))
    .toBeVisible();
  await expect.element(page.getByText('Rifiutato', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/08:05: riuscito in 12 s$/)).toBeVisible();
  await expect.element(page.getByText('Mai eseguito finora')).toBeVisible();
  await expect.element(page.getByText('Prossima volta 22/11/2026, 08:05').first()).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a started job is queued, in progress and done, without another tap', async () => {
  show([DONE]);
  await open();
  await expect.element(button).toBeVisible();
  api.answer('POST /admin/jobs/demo-prices', { queued: true, message: 'in coda' });
  show([{ ...DONE, state: 'queued' }]);
  await button.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('In coda');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  show([{ ...DONE, state: 'active' }]);
  vi.advanceTimersByTime(2_000);
  await expect.element(page.getByRole('status')).toHaveTextContent('In corso');
  const again = { started_at: '2026-11-21T09:00:00Z', seconds: 3, outcome: 'done', reason: null };
  show([{ ...DONE, last: again as AdministeredJob['last'] }]);
  vi.advanceTimersByTime(2_000);
  await expect.element(page.getByRole('status')).toHaveTextContent('Fatto');
  await expect.element(page.getByText(/10:00: riuscito in 3 s$/)).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-disabled', 'false');
});

test('a run that another administrator started first is shown, and so is why a job could not start', async () => {
  show([DONE]);
  await open();
  await expect.element(button).toBeVisible();
  const message =
    '«Prezzi dimostrativi» è già in coda o in corso: questa richiesta non aggiunge niente.';
  api.answer('POST /admin/jobs/demo-prices', { queued: false, message });
  show([{ ...DONE, state: 'active' }]);
  await button.click();
  await expect.element(page.getByText(message)).toBeVisible();
  show([DONE]);
  vi.advanceTimersByTime(2_000);
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
  api.fail('POST /admin/jobs/demo-prices', 409, { message: '', code: 'jobs_not_running' });
  await button.click();
  await expect.element(page.getByRole('alert').getByText(/^Adesso nessun server/)).toBeVisible();
});

test('a server without jobs shows that, and no button', async () => {
  show([DONE], false);
  await open();
  await expect.element(page.getByText(/Adesso nessun server esegue/)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
