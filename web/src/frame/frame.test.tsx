// Tests rules product-look, shell-direction, shell-frame, shell-menu.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { logout, signIn, startSession } from '../core/session/session.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { expectAccessibleInBothThemes } from '../testing/both-themes.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { expectFitsLargeText } from '../testing/large-text.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Page } from './page.tsx';

const root = document.documentElement;
// A signed-in visitor has an inbox, which the menu requests when the browser is idle.
beforeEach(() => fakeApi().answer('/user/notifications', []));
afterEach(() => {
  root.dir = '';
  root.style.fontSize = '';
  logout();
});

const show = (back?: string) =>
  renderScreen(
    <Page title="Altri Carburanti" back={back}>
      <p>Il contenuto</p>
    </Page>,
  );
const opener = page.getByRole('button', { name: 'Apri il menu' });
const menu = page.getByRole('dialog', { name: 'Menu' });
const backArrow = page.getByRole('link', { name: 'Indietro' });

async function openMenu() {
  await opener.click();
  await expect.element(menu).toBeVisible();
  for (const animation of menu.element().getAnimations()) animation.finish();
}

describe('a page in its frame', () => {
  test('is accessible and fits text of twice the size, with its menu open too', async () => {
    await show('/home');
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    await openMenu();
    await expectAccessibleInBothThemes();
  });

  test('shows the whole bottom bar on a phone with double text size', async () => {
    await page.viewport(390, 844);
    await show();
    root.style.fontSize = '200%';
    const names = page.getByRole('navigation').getByRole('link').elements();
    const boxes = names.map((name) => name.querySelector('span')!.getBoundingClientRect());
    expect(boxes).toHaveLength(5);
    expect(boxes.at(-1)!.right).toBeLessThanOrEqual(390);
    const gaps = boxes.slice(1).map((box, index) => box.left - boxes[index]!.right);
    expect(Math.min(boxes[0]!.left, ...gaps)).toBeGreaterThanOrEqual(2);
    expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
  });

  test('lets the bottom bar scroll if it does not fit', async () => {
    await page.viewport(320, 844);
    await show();
    root.style.fontSize = '200%';
    const last = page.getByRole('navigation').getByRole('link').last().element() as HTMLElement;
    last.scrollIntoView({ inline: 'nearest' });
    expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth + 1);
    expect(last.scrollWidth).toBeLessThanOrEqual(last.clientWidth);
    await page.viewport(390, 844);
  });

  test('centres its title in the header', async () => {
    await show('/home');
    const title = page.getByRole('heading', { level: 1, name: 'Altri Carburanti' });
    const { left, right } = title.element().getBoundingClientRect();
    expect((left + right) / 2).toBeCloseTo(window.innerWidth / 2, 0);
  });

  test('has a back link to the given page, and none without one', async () => {
    const screen = await show('/home');
    await expect.element(backArrow).toHaveAttribute('href', '/home');
    await screen.unmount();
    await show();
    await expect.element(opener).toBeVisible();
    expect(backArrow.elements()).toHaveLength(0);
  });
});

describe('the menu', () => {
  test('takes the focus, and Escape restores it', async () => {
    await show();
    await openMenu();
    expect(menu.element().contains(document.activeElement)).toBe(true);
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens again after Escape', async () => {
    await show();
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await openMenu();
    await expect.element(menu.getByText('Disconnetti')).toBeVisible();
  });

  test('closes when one of its links is followed', async () => {
    await show();
    await openMenu();
    const home = menu.getByRole('link', { name: 'Home' });
    home.element().addEventListener('click', (event) => event.preventDefault());
    await home.click();
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('"Disconnetti" ends the session', async () => {
    let entries = 0;
    signIn('t1', { id: 'u1', name: 'giulia' } as User);
    const stop = startSession(() => (entries += 1));
    try {
      await show();
      await openMenu();
      await menu.getByRole('button', { name: 'Disconnetti' }).click();
      expect(entries).toBe(1);
    } finally {
      stop();
    }
  });
});

describe('right to left', () => {
  const middleOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };

  test('the header and its arrow are mirrored', async () => {
    await show('/home');
    const arrow = () => getComputedStyle(backArrow.element().querySelector('svg')!).scale;
    expect(middleOf(backArrow.element())).toBeLessThan(middleOf(opener.element()));
    expect(arrow()).toBe('none');
    root.dir = 'rtl';
    expect(middleOf(backArrow.element())).toBeGreaterThan(middleOf(opener.element()));
    expect(arrow()).toBe('-1 1');
  });

  test('the menu slides in from the left', async () => {
    await show();
    await openMenu();
    expect(menu.element().getBoundingClientRect().right).toBe(window.innerWidth);
    root.dir = 'rtl';
    expect(menu.element().getBoundingClientRect().left).toBe(0);
  });
});
