// Tests rule gallery-true.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { CallToActionPage } from './call-to-action-page.tsx';

describe('/call-to-action', () => {
  testPage(<CallToActionPage />);

  test('names no number of stations, because it changes', async () => {
    await show(<CallToActionPage />);
    await expect.element(page.getByText('Where to charge')).toBeVisible();
    expect(page.getByText(/twenty|\d/iu).elements()).toEqual([]);
  });
});
