// Tests rule page-back.
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertDialog } from './alert-dialog.tsx';
import { LAYER_MARK } from './layer-entry.ts';
import { Modal } from './modal.tsx';
import { SideMenu } from './side-menu.tsx';
import { show } from '../testing/show.tsx';

/** What a router would receive. */
const onPop = vi.fn();

function Page() {
  const [open, setOpen] = useState<'menu' | 'box' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const close = () => setOpen(null);
  return (
    <>
      <button onClick={() => setOpen('menu')}>Menu</button>
      <button onClick={() => setOpen('box')}>Impostazioni</button>
      <SideMenu isOpen={open === 'menu'} onClose={close} label="Menu" closeLabel="Chiudi">
        <a
          href="#altrove"
          onClick={(event) => {
            event.preventDefault();
            close();
            queueMicrotask(() => history.pushState({ key: 'altrove' }, '', '#altrove'));
          }}
        >
          Altrove
        </a>
        <button onClick={() => history.replaceState({ key: 'uscita' }, '', '#uscita')}>Esci</button>
      </SideMenu>
      {open === 'box' && (
        <Modal labelledBy="title" onClose={close}>
          <h2 id="title">Impostazioni</h2>
          <button onClick={() => setAsking(true)}>Chiedi</button>
          {isAsking && (
            <AlertDialog message="Davvero?" closeLabel="No" onClose={() => setAsking(false)} />
          )}
        </Modal>
      )}
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const menu = page.getByRole('dialog', { name: 'Menu' });
const box = page.getByRole('dialog', { name: 'Impostazioni' });
const question = page.getByRole('alertdialog', { name: 'Davvero?' });
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[LAYER_MARK]);
const key = () => (history.state as { key?: string } | null)?.key;

beforeEach(async () => {
  history.pushState({ key: 'prima' }, '', '#prima');
  history.pushState({ key: 'qui' }, '', '#qui');
  addEventListener('popstate', onPop);
  await show(<Page />);
});
afterEach(() => {
  removeEventListener('popstate', onPop);
  onPop.mockClear();
});

test('Back closes the menu, gives the focus back and stays on the page', async () => {
  await button('Menu').click();
  await expect.element(menu).toBeVisible();
  expect(isMarked()).toBe(true);
  history.back();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button('Menu')).toHaveFocus();
  expect(key()).toBe('qui');
  expect(isMarked()).toBe(false);
  expect(onPop).not.toHaveBeenCalled();
});

test.each([
  ['its button', () => button('Chiudi').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('after %s closes the menu, the next Back leaves the page', async (_, close) => {
  await button('Menu').click();
  await expect.element(menu).toBeVisible();
  await close();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(isMarked).toBe(false);
  expect(onPop).not.toHaveBeenCalled();
  history.back();
  await expect.poll(() => onPop.mock.calls.length).toBe(1);
  expect(key()).toBe('prima');
});

test('Back right after a close leaves the page', async () => {
  await button('Menu').click();
  await expect.element(menu).toBeVisible();
  (button('Chiudi').element() as HTMLElement).click();
  history.back();
  await expect.poll(key).toBe('prima');
  await expect.element(menu).not.toBeInTheDocument();
});

test('Back closes the upper of two dialogs, then the lower one', async () => {
  await button('Impostazioni').click();
  await button('Chiedi').click();
  await expect.element(question).toBeVisible();
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(box).toBeVisible();
  await expect.poll(isMarked).toBe(true);
  history.back();
  await expect.element(box).not.toBeInTheDocument();
  expect(key()).toBe('qui');
  expect(onPop).not.toHaveBeenCalled();
});

test("a page opened from the menu replaces the menu's history entry", async () => {
  await button('Menu').click();
  const { length } = history;
  await page.getByRole('link', { name: 'Altrove' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(key).toBe('altrove');
  expect(history.length).toBe(length);
  history.back();
  await expect.poll(key).toBe('qui');
  expect(isMarked()).toBe(false);
  expect(onPop).toHaveBeenCalledTimes(1);
});

test('a page that replaces this one from the menu leaves no history entry behind', async () => {
  await button('Menu').click();
  await button('Esci').click();
  await expect.poll(key).toBe('uscita');
  expect(location.hash).toBe('#uscita');
  history.back();
  await expect.poll(key).toBe('prima');
});

test('Forward does not reopen a closed menu', async () => {
  await button('Menu').click();
  await expect.element(menu).toBeVisible();
  history.back();
  await expect.element(menu).not.toBeInTheDocument();
  history.forward();
  await expect.poll(() => onPop.mock.calls.length).toBe(1);
  await expect.poll(key).toBe('qui');
  await expect.poll(isMarked).toBe(false);
  expect(menu.elements()).toHaveLength(0);
});
