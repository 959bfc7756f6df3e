// Tests rule gallery-panels.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fromTheRight, testPage } from '../../testing/test-page.tsx';
import { OffcanvasPage } from './offcanvas-page.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Returns the viewport edges that the element touches. */
function edges(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [
    left === 0 && 'left',
    right === innerWidth && 'right',
    top === 0 && 'top',
    bottom === innerHeight && 'bottom',
  ].filter((edge) => edge !== false);
}

describe('/offcanvas', () => {
  testPage(<OffcanvasPage />);

  test.each([
    ['Left', ['left', 'top', 'bottom']],
    ['Right', ['right', 'top', 'bottom']],
    ['Top', ['left', 'right', 'top']],
    ['Bottom', ['left', 'right', 'bottom']],
  ])('a panel opens from the %s', async (side, touched) => {
    await show(<OffcanvasPage />);
    await button(side).click();
    const panel = dialog(`From the ${side.toLowerCase()}`);
    await expect.poll(() => edges(panel.element())).toEqual(touched);
    await expectAccessible();
    await button('Close').click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test.each(['Left', 'Right'])('opens from the %s in right-to-left direction too', async (side) => {
    fromTheRight();
    await show(<OffcanvasPage />);
    await button(side).click();
    const panel = dialog(`From the ${side.toLowerCase()}`);
    await expect.poll(() => edges(panel.element())).toContain(side.toLowerCase());
    expect(getComputedStyle(panel.element()).direction).toBe('rtl');
  });

  test("the product's menu opens from the left in right-to-left direction too", async () => {
    fromTheRight();
    await show(<OffcanvasPage />);
    await button('Open the menu').click();
    await expect.poll(() => edges(dialog('Demo menu').element())).toContain('left');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', async () => history.back()],
  ])('an open panel closes on %s and restores the focus', async (_, close) => {
    // Without this entry, Back would leave the test page if nothing closes.
    history.pushState(null, '');
    await show(<OffcanvasPage />);
    await button('Left').click();
    await expect.element(dialog('From the left')).toBeVisible();
    await close();
    await expect.element(dialog('From the left')).not.toBeInTheDocument();
    await expect.element(button('Left')).toHaveFocus();
  });

  test('a choice takes effect only on "Apply"', async () => {
    await show(<OffcanvasPage />);
    const choose = async (end: string) => {
      await button('Filter').click();
      await dialog('Filter').getByText('LPG').click();
      await button(end).click();
      await expect.element(dialog('Filter')).not.toBeInTheDocument();
    };
    await choose('Cancel');
    await expect.element(page.getByText('Now: Diesel, all.')).toBeVisible();
    await choose('Apply');
    await expect.element(page.getByText('Now: LPG, all.')).toBeVisible();
  });
});
