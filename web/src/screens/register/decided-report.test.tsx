// Tests rule report-tapped.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  decidedReport,
  forgetTapped,
  keepTapped,
  tapped,
} from '../../features/reports/tapped/tapped-report.ts';
import { enterAsGuest, getVisitor, leave } from '../../core/session/session.ts';
import { stationReturnTo } from '../../features/reports/station-return-to.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { RegisterScreen } from './register-screen.tsx';

const REPORT = { id: 'r1', business_id: 8, entries: [{ fuel_type_id: 10, price: 1.669 }] };

afterEach(() => {
  leave('');
  forgetTapped('report');
});

async function register(returnTo: string | null): Promise<void> {
  const api = fakeApi();
  api.answer('/guest/access', {
    guest_id: 'g1',
    guest_token: 'token-g1',
    expires_at: '2099-01-01T00:00:00.000Z',
    permissions: [],
  });
  api.answer('/guest/convert-to-registered', { token: 't1', user: SAMPLE_USER });
  await enterAsGuest();
  keepTapped('report', REPORT, null);
  await renderPage(<RegisterScreen returnTo={returnTo} onEntered={() => undefined} />);
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Anna Bianchi');
  await page.getByRole('textbox', { name: 'Email' }).fill('anna@example.sm');
  await page.getByLabelText('Password', { exact: true }).fill('Monte Titano 7');
  await page.getByLabelText('Ripeti la password').fill('Monte Titano 7');
  await page.getByRole('checkbox', { name: 'Accetto i termini e le condizioni.' }).click();
  await page.getByRole('button', { name: 'Completa registrazione' }).click();
  await expect.poll(() => getVisitor().kind).toBe('registered');
}

test("a guest's tap belongs to the account registered for it, and is decided", async () => {
  await register(stationReturnTo(8));
  expect(decidedReport(8, SAMPLE_USER)).toEqual(REPORT);
  expect(decidedReport(8, { ...SAMPLE_USER, id: 'u2' })).toBeNull();
});

test.each([null, '/business/8', stationReturnTo(9)])(
  'a guest who has left it and registers on the way to %s is asked',
  async (returnTo) => {
    await register(returnTo);
    expect(decidedReport(8, SAMPLE_USER)).toBeNull();
    expect(tapped('report', 8, SAMPLE_USER)).toEqual(REPORT);
  },
);
