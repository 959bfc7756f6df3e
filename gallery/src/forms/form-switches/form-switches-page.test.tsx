// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormSwitchesPage } from './form-switches-page.tsx';

const toggle = (name: string) => page.getByRole('switch', { name, exact: true });

afterEach(() => void vi.useRealTimers());

describe('/form-switches', () => {
  testPage(<FormSwitchesPage />);

  test('a tap on the row toggles its switch', async () => {
    await show(<FormSwitchesPage />);
    await page.getByText('It never leaves your phone.').click();
    await expect.element(toggle('Position')).toBeChecked();
    await expect.element(page.getByText(/^3 of 4 on/)).toBeVisible();
  });

  test('a pending switch is locked until the answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(<FormSwitchesPage />);
    const share = toggle('Share my prices');
    await share.click();
    await expect.element(share).toHaveAttribute('aria-busy', 'true');
    await expect.element(share).toBeChecked();
    await share.click({ force: true });
    await expect.element(share).toBeChecked();
    vi.advanceTimersByTime(1_000);
    await expect.element(page.getByText('Saved: shared.')).toBeVisible();
    await expect.element(share).toHaveAttribute('aria-busy', 'false');
  });

  test('a group has the values of its switches that are on', async () => {
    await show(<FormSwitchesPage />);
    // The track overlays the input and forwards the click to it.
    await toggle('Call').click({ force: true });
    await expect.element(toggle('Call')).toBeChecked();
    await expect.element(toggle('Message')).toBeChecked();
    await expect.element(toggle('E-mail')).not.toBeChecked();
  });
});
