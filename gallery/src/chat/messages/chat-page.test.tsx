// Tests rule gallery-chat.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HostContext } from '../../host.ts';
import { expectNoHorizontalScroll, testPage, UNBROKEN } from '../../testing/test-page.tsx';
import { restoreChat, toggleBanned } from '../chat-store.ts';
import { ChatPage } from './chat-page.tsx';

beforeEach(restoreChat);

const chatWith = (partner: string) => (
  <HostContext value={{ logout: () => undefined, open: () => undefined, query: { with: partner } }}>
    <ChatPage />
  </HostContext>
);
const log = page.getByRole('log');
const messages = () => log.getByRole('listitem').elements();
const field = page.getByRole('textbox', { name: 'Message' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (message: string, action: string) => {
  await page.getByRole('button', { name: `More about “${message}”` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

describe('/chat', () => {
  testPage(<ChatPage />);

  test("shows the partner and the partner's status", async () => {
    const screen = await show(<ChatPage />);
    await expect.element(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
    await expect.element(page.getByText('Active Now')).toBeVisible();
    await screen.unmount();
    await show(chatWith('chiara'));
    await expect.element(page.getByRole('heading', { name: 'Chiara' })).toBeVisible();
    await expect.element(page.getByText('Last seen 08:15')).toBeVisible();
  });

  test('opens at the newest message', async () => {
    await show(<ChatPage />);
    await expect.element(log.getByText('And I will pay for the coffee.')).toBeInViewport();
    await expect.element(log.getByText(/^Good morning!/)).not.toBeInViewport();
  });

  test('Enter sends; a blank message is not sent', async () => {
    await show(<ChatPage />);
    const before = messages().length;
    await field.fill('   ');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Send')).toBeDisabled();
    expect(messages()).toHaveLength(before);
    await field.fill('See you there');
    await userEvent.keyboard('{Enter}');
    await expect.element(log.getByText('See you there')).toBeInViewport();
    await expect.element(field).toHaveValue('');
    expect(messages()).toHaveLength(before + 1);
  });

  test('a reply quotes the message that it answers', async () => {
    await show(<ChatPage />);
    await choose('And I will pay for the coffee.', 'Reply');
    await expect.element(page.getByText('Reply to Ada')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await field.fill('Two sugars');
    await button('Send').click();
    const sent = log.getByRole('listitem').filter({ hasText: 'Two sugars' });
    await expect
      .element(sent.getByRole('blockquote'))
      .toHaveTextContent('AdaAnd I will pay for the coffee.');
    await expect.element(page.getByText('Reply to Ada')).not.toBeInTheDocument();
  });

  test('a long word does not overflow: sent, replied to, quoted and forwarded', async () => {
    const screen = await show(<ChatPage />);
    await field.fill(UNBROKEN);
    await button('Send').click();
    await choose(UNBROKEN, 'Reply');
    expectNoHorizontalScroll();
    await field.fill('Really?');
    await button('Send').click();
    await expect.element(log.getByRole('blockquote').filter({ hasText: UNBROKEN })).toBeVisible();
    expectNoHorizontalScroll();
    await choose(UNBROKEN, 'Forward');
    expectNoHorizontalScroll();
    await button('Send to Bruno').click();
    await button('Done').click();
    await screen.unmount();
    await show(chatWith('bruno'));
    await expect.element(log.getByText(UNBROKEN)).toBeInViewport();
    expectNoHorizontalScroll();
    const { scrollWidth, clientWidth } = log.element();
    expect(scrollWidth).toBe(clientWidth);
  });

  test('a reply can be cancelled', async () => {
    await show(<ChatPage />);
    await choose('And I will pay for the coffee.', 'Reply');
    await button('Do not reply').click();
    await field.fill('Plain');
    await userEvent.keyboard('{Enter}');
    const sent = log.getByRole('listitem').filter({ hasText: 'Plain' });
    await expect.element(sent).toBeInTheDocument();
    expect(sent.getByRole('blockquote').elements()).toEqual([]);
  });

  test('a forwarded message appears in the other conversation', async () => {
    const screen = await show(<ChatPage />);
    await choose('And I will pay for the coffee.', 'Forward');
    await expect.element(page.getByRole('dialog', { name: 'Forward to' })).toBeVisible();
    await expectAccessible();
    await button('Send to Bruno').click();
    await expect.element(button('Sent to Bruno')).toBeVisible();
    await button('Done').click();
    await screen.unmount();
    await show(chatWith('bruno'));
    const last = log.getByRole('listitem').filter({ hasText: 'And I will pay for the coffee.' });
    await expect.element(last.getByText('Forwarded')).toBeVisible();
  });

  test('a removed message comes back with Undo', async () => {
    await show(<ChatPage />);
    const coffee = log.getByText('And I will pay for the coffee.');
    await choose('And I will pay for the coffee.', 'Remove');
    await expect.element(coffee).not.toBeInTheDocument();
    await button('Undo').click();
    await expect.element(coffee).toBeVisible();
  });

  test('each removed message passes the focus to Undo', async () => {
    await show(<ChatPage />);
    for (const message of ['And I will pay for the coffee.', 'Two cars. Five minutes at most.']) {
      page
        .getByRole('button', { name: `More about “${message}”` })
        .element()
        .focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('menuitem', { name: 'Reply' })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect.element(log.getByText(message)).not.toBeInTheDocument();
      await expect.element(button('Undo')).toHaveFocus();
    }
  });

  test.each([
    ['Files', 'holiday-pictures.zip'],
    ['Audio', 'Voice note'],
    ['Document', 'receipt-november.pdf'],
    ['Pull', 'Where do we fill up on Saturday?'],
    ['Location', 'Borgo Maggiore'],
  ])('attaches from the menu: %s', async (kind, title) => {
    await show(chatWith('bruno'));
    await button('Attach').click();
    await page.getByRole('menuitem', { name: kind }).click();
    await expect.element(log.getByText(title)).toBeInViewport();
    await expect.element(log.getByRole('img', { name: kind })).toBeVisible();
  });

  test('the typing dots stand still under reduced motion', async () => {
    await show(<ChatPage />);
    await expect.element(page.getByText('Ada is typing')).toBeInTheDocument();
    const [dot] = page.getByText('Ada is typing').element().parentElement!.children;
    const wantsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    expect(getComputedStyle(dot!).animationName === 'none').toBe(!wantsMotion);
  });

  test('a video call is declined, or leads to its page', async () => {
    await show(<ChatPage />);
    const call = page.getByRole('dialog', { name: 'Ada' });
    await button('Video call with Ada').click();
    await expectAccessible();
    await expect
      .element(call.getByRole('link', { name: 'Accept' }))
      .toHaveAttribute('href', '/video-call?with=ada');
    await call.getByRole('button', { name: 'Decline' }).click();
    await expect.element(call).not.toBeInTheDocument();
  });

  test('an audio call is declined, or continues on the page', async () => {
    await show(<ChatPage />);
    const call = page.getByRole('dialog', { name: 'Ada' });
    await button('Audio call with Ada').click();
    await call.getByRole('button', { name: 'Decline' }).click();
    await expect.element(call).not.toBeInTheDocument();
    await button('Audio call with Ada').click();
    await call.getByRole('button', { name: 'Accept' }).click();
    await expect.element(call.getByRole('timer', { name: 'Call time' })).toBeVisible();
    await call.getByRole('button', { name: 'Hang up' }).click();
    await expect.element(call).not.toBeInTheDocument();
  });

  test('no message can be sent to a banned contact', async () => {
    toggleBanned('ada');
    await show(<ChatPage />);
    await expect.element(page.getByText(/You banned Ada/)).toBeVisible();
    expect(field.elements()).toEqual([]);
  });
});
