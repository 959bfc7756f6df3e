import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { TooltipsPage } from './tooltips-page.tsx';

const tip = page.getByRole('tooltip');
const button = (name: string) => page.getByRole('button', { name, exact: true });

// A pointer left over a button would open its tooltip in the next test.
afterEach(() => userEvent.unhover(document.body));

describe('/tooltips', () => {
  testPage(<TooltipsPage />);

  test('a tooltip appears on hover and disappears afterwards', async () => {
    await show(<TooltipsPage />);
    await button('Bottom').hover();
    await expect.element(tip).toHaveTextContent('I am at the bottom');
    const [anchor, box] = [button('Bottom'), tip].map((part) =>
      part.element().getBoundingClientRect(),
    );
    expect(box!.top).toBeGreaterThanOrEqual(anchor!.bottom);
    // The tooltip fades in a moment after it is rendered.
    await expect.poll(() => getComputedStyle(tip.element()).opacity).toBe('1');
    await expectAccessible();
    await button('Bottom').unhover();
    await expect.element(tip).not.toBeInTheDocument();
  });

  test('a tooltip appears on focus', async () => {
    await show(<TooltipsPage />);
    await userEvent.keyboard('{Tab}');
    await expect.element(tip).toHaveTextContent('I am at the top');
    await expect.element(button('Top')).toHaveAccessibleDescription('I am at the top');
  });

  test('a popover stays open until Escape', async () => {
    await show(<TooltipsPage />);
    await button('Where does this price come from?').click();
    const popover = page.getByRole('dialog', { name: 'Where does this price come from?' });
    await expect.element(popover).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
  });
});
