// Tests rules owner-screen, price-editor.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerFuels, ownerStation } from '../../testing/sample-owner.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnerScreen } from './owner-screen.tsx';

/** Counts the owner's actions: taps on the screen, and keys. */
function countSteps() {
  const counted = { taps: 0, keys: 0 };
  return {
    counted,
    tap: async (locator: ReturnType<typeof page.getByRole>) => {
      counted.taps += 1;
      await locator.click();
    },
    type: async (keys: string) => {
      counted.keys += keys.length;
      await userEvent.keyboard(keys);
    },
  };
}

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  answerRankings(api);
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => leave(''));

async function open(count: number) {
  api.answer('/owner/stations', {
    stations: [ownerStation({ fuels: ownerFuels(count) })],
    reminders: true,
  });
  api.answer('/owner/stations/8/prices', []);
  await renderScreen(<OwnerScreen chosen={undefined} />);
  await expect.element(page.getByRole('textbox').first()).toBeVisible();
}
const published = () => expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
const publish = page.getByRole('button', { name: 'Pubblica' });

// The numbers are in docs/product.md (rule owner-taps).
test.each([
  [2, { taps: 3, keys: 4 }],
  [4, { taps: 5, keys: 8 }],
  [8, { taps: 9, keys: 16 }],
])('%i prices typed anew', async (count, expected) => {
  const { counted, tap, type } = countSteps();
  await open(count);
  for (let index = 0; index < count; index++) {
    await tap(page.getByRole('textbox').nth(index));
    await type('55');
  }
  await tap(publish);
  await published();
  expect(counted).toEqual(expected);
});

test.each([
  [2, 3],
  [4, 5],
  [8, 9],
])('%i prices a cent cheaper are %i taps', async (count, expected) => {
  const { counted, tap } = countSteps();
  await open(count);
  for (let index = 0; index < count; index++) {
    await tap(page.getByRole('button', { name: /meno 1 cent$/ }).nth(index));
  }
  await tap(publish);
  await published();
  expect(counted).toEqual({ taps: expected, keys: 0 });
});

test.each([2, 4, 8])('%i unchanged prices are one tap', async (count) => {
  const { counted, tap } = countSteps();
  await open(count);
  await tap(page.getByRole('button', { name: 'Tutto invariato' }));
  await published();
  expect(counted).toEqual({ taps: 1, keys: 0 });
});

test('each price focused by Enter is visible, and not below the bar', async () => {
  const { tap, type } = countSteps();
  await open(8);
  const hidden: string[] = [];
  await tap(page.getByRole('textbox').first());
  for (let index = 0; index < 8; index++) {
    await type('55');
    const field = document.activeElement!;
    const { left, top, width, height } = field.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (seen !== field) hidden.push(field.getAttribute('aria-label')!);
    await userEvent.keyboard('{Enter}');
  }
  expect(hidden).toEqual([]);
});
