// Tests rule gallery-panels.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { ModalPage } from './modal-page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const tapBeside = () => userEvent.click(document.documentElement, { position: { x: 8, y: 8 } });

async function open(name: string, title: string) {
  await show(<ModalPage />);
  await button(`Open: ${name}`).click();
  await expect.element(dialog(title)).toBeVisible();
  const window = dialog(title).element();
  // The opening transition ends with the identity transform.
  await expect.poll(() => new DOMMatrix(getComputedStyle(window).transform).isIdentity).toBe(true);
  return window;
}

describe('/modal', () => {
  testPage(<ModalPage />);

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a tap beside it', tapBeside],
    ['its cross', () => button('Close').click()],
    ['Back', async () => history.back()],
  ])('the basic modal closes on %s and restores the focus', async (_, close) => {
    // Without this entry, Back would leave the test page if nothing closes.
    history.pushState(null, '');
    await open('basic', 'Report a price');
    await expectAccessible();
    await close();
    await expect.element(dialog('Report a price')).not.toBeInTheDocument();
    await expect.element(button('Open: basic')).toHaveFocus();
  });

  test("the basic modal has the position of the product's dialogs", async () => {
    const window = await open('basic', 'Report a price');
    const { top } = window.getBoundingClientRect();
    await userEvent.keyboard('{Escape}');
    await button('Alert me').click();
    expect(top).toBeCloseTo(page.getByRole('alertdialog').element().getBoundingClientRect().top, 0);
  });

  test('the full-screen modal fills the screen', async () => {
    const window = await open('fullscreen', 'The whole screen');
    const { left, top, width, height } = window.getBoundingClientRect();
    expect({ left, top, width, height }).toEqual({ left: 0, top: 0, width: 390, height: 844 });
  });

  test('the static modal stays open on Escape and on a tap outside', async () => {
    await open('static backdrop', 'Only through the door');
    await tapBeside();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Only through the door')).toBeVisible();
    await button('Understood').click();
    await expect.element(dialog('Only through the door')).not.toBeInTheDocument();
  });

  test('the bottom modal is at the bottom of the screen', async () => {
    const window = await open('bottom-aligned', 'Share this station');
    const { top, bottom } = window.getBoundingClientRect();
    expect(bottom).toBe(844);
    expect(top).toBeGreaterThan(422);
  });

  test('the modal with a form accepts input', async () => {
    await show(<ModalPage />);
    await button('Change the note').click();
    await page.getByRole('textbox', { name: 'Your note' }).fill('Closed on Sundays.');
    await button('Save').click();
    await expect.element(page.getByText('Closed on Sundays.')).toBeVisible();
  });
});
