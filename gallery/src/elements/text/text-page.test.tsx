import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { TextPage } from './text-page.tsx';

describe('/text', () => {
  testPage(<TextPage />);

  test('highlights matches, ignoring case', async () => {
    await show(<TextPage />);
    const section = page.getByRole('region', { name: 'Found again' });
    const marked = () =>
      section
        .getByRole('mark')
        .elements()
        .map((mark) => mark.textContent);
    expect(marked()).toEqual(['tower']);
    await section.getByLabelText('Look for').fill('THE');
    await expect.poll(marked).toEqual(Array(6).fill('the'));
    await section.getByLabelText('Look for').fill('');
    await expect.poll(marked).toEqual([]);
  });
});
