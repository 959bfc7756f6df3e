// Tests rule shell-menu.
import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SideMenu } from './side-menu.tsx';
import { show, testAccessible } from '../testing/show.tsx';

function Page({ side }: { side?: 'start' | 'end' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <SideMenu
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Menu"
        closeLabel="Chiudi il menu"
        side={side}
      >
        <a href="#home">Home</a>
      </SideMenu>
    </>
  );
}
const dialog = page.getByRole('dialog', { name: 'Menu' });
const opener = page.getByRole('button', { name: 'Apri' });

async function open(side?: 'start' | 'end') {
  await show(<Page side={side} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  for (const animation of dialog.element().getAnimations()) animation.finish();
}

describe('the side menu', () => {
  testAccessible(
    <SideMenu isOpen onClose={() => undefined} label="Menu" closeLabel="Chiudi il menu">
      <a href="#home">Home</a>
    </SideMenu>,
  );

  test('is at the right edge by default', async () => {
    await open();
    expect(dialog.element().getBoundingClientRect()).toMatchObject({ left: 70, right: 390 });
    await userEvent.keyboard('{Escape}');
  });

  test('is at the left edge with side "start"', async () => {
    await open('start');
    expect(dialog.element().getBoundingClientRect()).toMatchObject({ left: 0, right: 320 });
    await userEvent.keyboard('{Escape}');
  });

  test.each([
    ['ltr', 'end', '24px'],
    ['ltr', 'start', '-24px'],
    ['rtl', 'end', '-24px'],
    ['rtl', 'start', '24px'],
  ] as const)('in direction %s, slides in from its edge: %s', async (dir, side, from) => {
    onTestFinished(() => void (document.documentElement.dir = ''));
    document.documentElement.dir = dir;
    await show(<Page side={side} />);
    await opener.click();
    const [sliding] = dialog.element().getAnimations();
    sliding!.pause();
    sliding!.currentTime = 0;
    expect(getComputedStyle(dialog.element()).translate).toBe(from);
    await userEvent.keyboard('{Escape}');
  });

  test('traps the focus and restores it', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: 'Chiudi il menu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('closes on its button and on a tap outside', async () => {
    await open();
    await page.getByRole('button', { name: 'Chiudi il menu' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 10, y: 400 } });
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
