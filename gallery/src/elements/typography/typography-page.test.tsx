import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { TypographyPage } from './typography-page.tsx';

describe('/typography', () => {
  testPage(<TypographyPage />);

  test('previews every weight', async () => {
    await show(<TypographyPage />);
    const weight = page.getByRole('slider', { name: 'Weight' });
    const text = page.getByText('Pieno', { exact: true });
    await expect.element(text).toHaveStyle({ fontWeight: '700' });
    weight.element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(text).toHaveStyle({ fontWeight: '800' });
  });
});
