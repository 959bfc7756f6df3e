// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormTextareaPage } from './form-textarea-page.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const heightOf = (name: string) => field(name).element().getBoundingClientRect().height;

describe('/form-textarea', () => {
  testPage(<FormTextareaPage />);

  test('grows with its text, up to eight lines', async () => {
    await show(<FormTextareaPage />);
    await field('Review').fill('one');
    const low = heightOf('Review');
    await field('Review').fill('one\ntwo\nthree\nfour');
    const grown = heightOf('Review');
    expect(grown).toBeGreaterThan(low);
    await field('Review').fill('a line\n'.repeat(9));
    const full = heightOf('Review');
    await field('Review').fill('a line\n'.repeat(20));
    expect(heightOf('Review')).toBe(full);
  });

  test('adds a review to the list below, unless it is too short', async () => {
    await show(<FormTextareaPage />);
    const review = field('Your review');
    const send = page.getByRole('button', { name: 'Send' });
    await review.fill('Good');
    await send.click();
    await expect.element(page.getByText('10 characters at least', { exact: true })).toBeVisible();
    await expect.element(review).toHaveValue('Good');
    await review.fill('Good coffee, fair price');
    await expect.element(page.getByText('23 of 200')).toBeVisible();
    await send.click();
    await expect
      .element(page.getByRole('list', { name: 'Sent' }))
      .toHaveTextContent('Good coffee, fair price');
    await expect.element(review).toHaveValue('');
  });
});
