import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { AlertsPage } from './alerts-page.tsx';
import { ALERTS } from './alerts.ts';

describe('/alerts', () => {
  testPage(<AlertsPage />);

  test('dismisses alerts and shows them again', async () => {
    await show(<AlertsPage />);
    const section = page.getByRole('region', { name: 'Dismissible' });
    const dismiss = (title: string) => section.getByRole('button', { name: `Dismiss: ${title}` });
    for (const { title } of ALERTS.slice(0, 2)) await dismiss(title).click();
    await expect.element(dismiss(ALERTS[0]!.title)).not.toBeInTheDocument();
    await section.getByRole('button', { name: 'Bring all 2 back' }).click();
    for (const { title } of ALERTS) await expect.element(dismiss(title)).toBeVisible();
  });

  test('a pressed action shows its answer', async () => {
    await show(<AlertsPage />);
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expect.element(page.getByText('Fine: we will ask again tomorrow.')).toBeVisible();
  });
});
