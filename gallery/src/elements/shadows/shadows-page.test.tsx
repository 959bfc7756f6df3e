import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { ShadowsPage } from './shadows-page.tsx';

describe('/shadows', () => {
  testPage(<ShadowsPage />);

  test('draws the chosen shadow', async () => {
    await show(<ShadowsPage />);
    page.getByRole('slider', { name: 'Fall' }).element().focus();
    await userEvent.keyboard('{Home}');
    const specimen = page.getByText('0 0px 32px rgb(0 0 0 / 30%)');
    await expect.element(specimen).toBeVisible();
    expect(getComputedStyle(specimen.element()).boxShadow).toContain('0px 0px 32px');
  });
});
