// Tests rule gallery-otp.
import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../testing/test-page.tsx';
import { OtpConfirmPage } from './otp-confirm-page.tsx';
import { OtpPage } from './otp-page.tsx';

const button = (name: string) => page.getByRole('button', { name });

describe('/otp', () => {
  testPage(<OtpPage />);

  test('offers three country codes', async () => {
    await show(<OtpPage />);
    const select = page.getByRole('combobox', { name: 'Country code' });
    const codes = [...(select.element() as HTMLSelectElement).options].map(({ value }) => value);
    expect(codes).toEqual(['+378', '+39', '+41']);
    await select.selectOptions('+39');
    await expect.element(select).toHaveValue('+39');
  });

  test('"Send Now" keeps the input', async () => {
    await show(<OtpPage />);
    const phone = page.getByRole('textbox', { name: 'Phone number' });
    await phone.fill('66123456');
    await button('Send Now').click();
    await expect.element(phone).toHaveValue('66123456');
    await expect.element(page.getByRole('heading', { name: 'Phone verification' })).toBeVisible();
  });

  test('links to the privacy policy', async () => {
    await show(<OtpPage />);
    await expect
      .element(page.getByRole('link', { name: 'privacy policy' }))
      .toHaveAttribute('href', '/privacy-policy');
  });
});

const box = (position: number) =>
  page
    .getByRole('group', { name: 'One-time code' })
    .getByRole('textbox', { name: `Digit ${position} of 4` });
const code = () =>
  [1, 2, 3, 4].map((position) => (box(position).element() as HTMLInputElement).value).join('|');

describe('/otp-confirm', () => {
  testPage(<OtpConfirmPage />);

  test('has four boxes that a phone can autofill', async () => {
    await show(<OtpConfirmPage />);
    expect(page.getByRole('textbox').elements()).toHaveLength(4);
    for (const position of [1, 2, 3, 4]) {
      await expect.element(box(position)).toHaveAttribute('autocomplete', 'one-time-code');
      await expect.element(box(position)).toHaveAttribute('inputmode', 'numeric');
    }
  });

  test('accepts digits only, and moves to the next box', async () => {
    await show(<OtpConfirmPage />);
    await box(1).click();
    await userEvent.keyboard('a');
    expect(code()).toBe('|||');
    await expect.element(box(1)).toHaveFocus();
    await userEvent.keyboard('1');
    await expect.element(box(2)).toHaveFocus();
    await userEvent.keyboard('x2-34');
    expect(code()).toBe('1|2|3|4');
  });

  test('Backspace moves to the previous box', async () => {
    await show(<OtpConfirmPage />);
    await box(1).click();
    await userEvent.keyboard('12');
    await expect.element(box(3)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect.element(box(2)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect.element(box(1)).toHaveFocus();
    expect(code()).toBe('1|||');
  });

  test.each([
    '4071',
    ' 40 71\n',
    '40-71',
    'Your code is 4071',
    'Pieno 24: 4071 is your code, valid for 10 minutes',
  ])('a pasted code fills all boxes: "%s"', async (text) => {
    await show(<OtpConfirmPage />);
    await box(1).click();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    box(1).element().dispatchEvent(paste);
    await expect.poll(code).toBe('4|0|7|1');
    await expect.element(box(4)).toHaveFocus();
  });

  test('text without a digit is not pasted', async () => {
    await show(<OtpConfirmPage />);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Your code');
    box(1)
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    expect(code()).toBe('|||');
  });

  test('"Verify & Proceed" keeps the code and the page', async () => {
    await show(<OtpConfirmPage />);
    await box(1).click();
    await userEvent.keyboard('1234');
    await button('Verify & Proceed').click();
    expect(code()).toBe('1|2|3|4');
  });
});

describe('the countdown for another code', () => {
  const timer = page.getByRole('timer');
  afterEach(() => void vi.useRealTimers());
  const showAtMinute = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await show(<OtpConfirmPage />);
    await expect.element(timer).toHaveTextContent('60 s');
  };

  test('takes a minute, the last ten seconds in red', async () => {
    await showAtMinute();
    vi.advanceTimersByTime(49_000);
    await expect.element(timer).toHaveTextContent('11 s');
    const calm = getComputedStyle(timer.element()).color;
    vi.advanceTimersByTime(1_000);
    await expect.element(timer).toHaveTextContent('10 s');
    const danger = getComputedStyle(document.documentElement).getPropertyValue('--danger');
    expect(danger).toBe('#b3261e');
    expect([calm, getComputedStyle(timer.element()).color]).toEqual([
      'rgb(20, 32, 43)',
      'rgb(179, 38, 30)',
    ]);
    expect(button('Resend OTP').elements()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    await expect.element(button('Resend OTP')).toBeVisible();
    expect(timer.elements()).toEqual([]);
  });

  test('restarts with "Resend OTP"', async () => {
    await showAtMinute();
    vi.advanceTimersByTime(60_000);
    await button('Resend OTP').click();
    await expect.element(timer).toHaveTextContent('60 s');
    vi.advanceTimersByTime(1_000);
    await expect.element(timer).toHaveTextContent('59 s');
  });
});
