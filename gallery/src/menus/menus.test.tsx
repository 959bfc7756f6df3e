// Tests rule gallery-menus.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HostContext } from '../host.ts';
import { GALLERY_PAGES } from '../registry.ts';
import { fromTheRight, testPage } from '../testing/test-page.tsx';
import { FooterPage } from './footer-page.tsx';
import { HeaderPage } from './header-page.tsx';
import { SidebarLeftPage, SidebarRightPage } from './sidebar-pages.tsx';

const menu = page.getByRole('dialog', { name: 'Demo menu' });
const logout = vi.fn<() => void>();

/** Renders the open menu of this page's menu button. */
async function openMenuOf(path: string) {
  const Menu = (await GALLERY_PAGES[path]!.loadMenu?.())!;
  await show(
    <HostContext value={{ logout, open: () => undefined, query: {} }}>
      <Menu isOpen onClose={() => undefined} />
    </HostContext>,
  );
  for (const animation of menu.element().getAnimations()) animation.finish();
}

const entries = () =>
  menu
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('/header-menu', () => {
  testPage(<HeaderPage />);
});
describe('/footer-menu', () => {
  testPage(<FooterPage />);
});
describe('/sidebar-left-menu', () => {
  testPage(<SidebarLeftPage />);
});
describe('/sidebar-right-menu', () => {
  testPage(<SidebarRightPage />);
});

describe('the menu of the template', () => {
  test('lists its entries with their badges, the shop in a submenu', async () => {
    await openMenuOf('/sidebar-left-menu');
    expect(entries()).toEqual([
      ['Home', '/home'],
      ['Elements220+', '/elements'],
      ['Pages100+', '/pages'],
      ['Settings', '/settings'],
      ['Logout', '/login'],
    ]);
    await menu.getByText('Shop', { exact: true }).click();
    expect(entries().slice(3, 8)).toEqual([
      ['Shop Grid', '/shop-grid'],
      ['Shop List', '/shop-list'],
      ['Shop Details', '/shop-details'],
      ['Cart', '/cart'],
      ['Checkout', '/checkout'],
    ]);
  });

  test('opens from the left on /sidebar-left-menu', async () => {
    await openMenuOf('/sidebar-left-menu');
    expect(menu.element().getBoundingClientRect().left).toBe(0);
  });

  test('opens from the right on /sidebar-right-menu, where Logout ends the session', async () => {
    await openMenuOf('/sidebar-right-menu');
    expect(menu.element().getBoundingClientRect().right).toBe(window.innerWidth);
    await menu.getByRole('button', { name: 'Logout' }).click();
    expect(logout).toHaveBeenCalledOnce();
  });

  test.each([
    ['left', 0],
    ['right', 390 - 320],
  ])('opens from the %s in right-to-left direction too', async (side, edge) => {
    fromTheRight();
    await openMenuOf(`/sidebar-${side}-menu`);
    expect(menu.element().getBoundingClientRect().left).toBe(edge);
    const [entry] = menu.getByRole('link').elements();
    expect(getComputedStyle(entry!).direction).toBe('rtl');
  });

  test('opens from a button on the page too, and closes', async () => {
    await show(<SidebarLeftPage />);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect.element(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect.element(menu).not.toBeInTheDocument();
  });
});
