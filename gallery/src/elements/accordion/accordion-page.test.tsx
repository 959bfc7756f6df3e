// Tests rule gallery-panels.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { AccordionPage } from './accordion-page.tsx';
import { CARE, FILLING_UP } from './questions.ts';

const control = (section: string, title: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('button', { name: title });

describe('/accordion', () => {
  testPage(<AccordionPage />);

  test('opening an item closes the open one', async () => {
    await show(<AccordionPage />);
    const [first, second] = FILLING_UP.map(({ title }) => control('Plain', title));
    await expect.element(first!).toHaveAttribute('aria-expanded', 'true');
    await second!.click();
    await expect.element(second!).toHaveAttribute('aria-expanded', 'true');
    await expect.element(first!).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByText(FILLING_UP[1]!.text).first()).toBeVisible();
  });

  test('opening an item does not affect other groups', async () => {
    await show(<AccordionPage />);
    await control('With icons', CARE[0]!.title).click();
    for (const [section, title] of [
      ['With icons', CARE[0]!.title],
      ['Plain', FILLING_UP[0]!.title],
      ['Separated', FILLING_UP[1]!.title],
      ['Plus and cross', CARE[0]!.title],
    ] as const) {
      await expect.element(control(section, title)).toHaveAttribute('aria-expanded', 'true');
    }
  });

  test('closes the open item, and supports the arrow keys', async () => {
    await show(<AccordionPage />);
    const [first, second] = FILLING_UP.map(({ title }) => control('Plain', title));
    await first!.click();
    await expect.element(first!).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(second!).toHaveFocus();
  });
});
