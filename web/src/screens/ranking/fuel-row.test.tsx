// Tests rule ranking-fuels.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { forgetGuestMemory } from '../../core/session/guest-memory.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { pathOf, type RankingFilter } from './ranking-filter.ts';
import { RankingScreen } from './ranking-screen.tsx';

const onFuel = vi.fn<(decade: number) => void>();
let api: FakeApi;

beforeEach(() => {
  onFuel.mockReset();
  localStorage.clear();
  forgetGuestMemory();
  api = fakeApi();
  for (const decade of [10, 20, 30, 40, 50, 100])
    api.answer(`/prices/ranking/${decade}`, [
      rankingEntry({ id: 8, name: `Con ${decade}`, fuels: [fuelPrice(10, 1.669)] }),
    ]);
});

/** The screen with its address, in which only the fuel changes. */
function Ranking({ from, filter }: { from: number; filter: RankingFilter }) {
  const [decade, setDecade] = useState(from);
  const change = (next: number) => {
    onFuel(next);
    setDecade(next);
  };
  return <RankingScreen {...{ decade, filter }} onFilter={() => {}} onFuel={change} />;
}
const show = (from = 10, filter: RankingFilter = { area: 'SM' }) =>
  renderScreen(<Ranking {...{ from, filter }} />);
const row = page.getByRole('navigation', { name: 'Categorie di carburante' });
const fuel = (name: string) => row.getByRole('link', { name, exact: true });
const list = page.getByRole('list', { name: 'Classifica' });

test('is accessible, and fits text of twice the size', async () => {
  await show(100);
  await expect.element(list).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('shows the six fuels by name, and marks the current one', async () => {
  await show(20);
  const links = row.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Benzina', '/ranking/10'],
    ['Diesel', '/ranking/20'],
    ['GPL', '/ranking/30'],
    ['Metano', '/ranking/40'],
    ['Elettrico', '/ranking/50'],
    ['Altri Carburanti', '/ranking/100'],
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
    fuel('Diesel').element(),
  ]);
});

test('a link keeps the area and the order, and the mode if both are sold', () => {
  const filter: RankingFilter = { area: 'confine', mode: 'self', order: 'near' };
  expect(pathOf(20, filter)).toBe('/ranking/20?area=confine&mode=self&order=near');
  expect(pathOf(30, filter)).toBe('/ranking/30?area=confine&order=near');
  expect(pathOf(30, { area: 'SM', mode: 'served' })).toBe('/ranking/30');
});

test('a tap shows the other ranking, keeps the focus and announces the new title', async () => {
  await show();
  await expect.element(list.getByText('Con 10')).toBeVisible();
  const title = row.getByRole('status');
  expect(title.element().textContent).toBe('');
  await fuel('GPL').click();
  await expect.element(list.getByText('Con 30')).toBeVisible();
  await expect.element(fuel('GPL')).toHaveAttribute('aria-current', 'page');
  await expect.element(fuel('GPL')).toHaveFocus();
  expect(title.element().textContent).toBe('GPL');
});

test('a tap on the current fuel changes nothing', async () => {
  await show();
  await fuel('Benzina').click();
  expect(onFuel).not.toHaveBeenCalled();
});

describe('the arrow keys', () => {
  test('move from fuel to fuel, with the focus, and stop at the ends', async () => {
    await show(50);
    (fuel('Elettrico').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(fuel('Altri Carburanti')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await expect.element(fuel('Metano')).toHaveFocus();
    expect(onFuel.mock.calls).toEqual([[100], [50], [40]]);
  });

  test('move the other way in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await show();
    (fuel('Benzina').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onFuel).toHaveBeenCalledExactlyOnceWith(20);
  });
});

describe('the line', () => {
  test('is single, and scrolls the current fuel into view', async () => {
    await page.viewport(320, 700);
    onTestFinished(() => page.viewport(390, 844));
    await show(100);
    await expect.element(fuel('Altri Carburanti')).toBeInViewport({ ratio: 1 });
    const tops = row.getByRole('link').elements();
    expect(new Set(tops.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

describe('a swipe over the list', () => {
  const swipe = (from: [number, number], to: [number, number], change: PointerEventInit = {}) => {
    const target = list.element();
    const send = (name: string, [clientX, clientY]: [number, number]) =>
      target.dispatchEvent(
        new PointerEvent(name, {
          bubbles: true,
          isPrimary: true,
          pointerType: 'touch',
          clientX,
          clientY,
          ...change,
        }),
      );
    send('pointerdown', from);
    send('pointermove', to);
    return (name: 'pointerup' | 'pointercancel') => send(name, to);
  };

  test('shows the next fuel, or the one before', async () => {
    await show(20);
    await expect.element(list).toBeVisible();
    swipe([300, 600], [200, 610])('pointerup');
    await expect.element(list.getByText('Con 30')).toBeVisible();
    swipe([100, 600], [190, 600])('pointerup');
    await expect.element(list.getByText('Con 20')).toBeVisible();
    expect(onFuel.mock.calls).toEqual([[30], [20]]);
  });

  test('goes the other way in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await show(20);
    await expect.element(list).toBeVisible();
    swipe([300, 600], [200, 600])('pointerup');
    expect(onFuel).toHaveBeenCalledExactlyOnceWith(10);
  });

  test('moves the list a little under the finger, and back', async () => {
    await show();
    await expect.element(list).toBeVisible();
    const left = () => list.element().getBoundingClientRect().left;
    const before = left();
    const end = swipe([200, 600], [230, 600]);
    await expect.poll(left).toBe(before + 5);
    end('pointerup');
    await expect.poll(left).toBe(before);
    expect(onFuel).not.toHaveBeenCalled();
  });

  test.each([
    ['begins at the edge, which is the browser’s', [20, 600], [200, 600], {}],
    ['begins at the other edge', [385, 600], [200, 600], {}],
    ['is short', [200, 600], [160, 600], {}],
    ['goes down as well', [200, 600], [120, 660], {}],
    ['is of a mouse, which selects text', [200, 600], [100, 600], { pointerType: 'mouse' }],
    ['is of a second finger', [200, 600], [100, 600], { isPrimary: false }],
  ] as const)('does not count if it %s', async (_, from, to, change) => {
    await show(20);
    await expect.element(list).toBeVisible();
    swipe([...from], [...to], change)('pointerup');
    await afterPaint();
    expect(onFuel).not.toHaveBeenCalled();
  });

  test('does not count once the browser scrolls, nor before the first fuel', async () => {
    await show();
    await expect.element(list).toBeVisible();
    swipe([300, 600], [200, 600])('pointercancel');
    swipe([200, 600], [300, 600])('pointerup');
    await afterPaint();
    expect(onFuel).not.toHaveBeenCalled();
  });

  test('leaves scrolling up and down to the browser', async () => {
    await show();
    await expect.element(list).toBeVisible();
    const place = list.element().closest<HTMLElement>('[class*="list"]')!;
    expect(getComputedStyle(place).touchAction).toBe('pan-y pinch-zoom');
  });
});

test('the page keeps its scroll position while the other ranking loads', async () => {
  const many = Array.from({ length: 25 }, (_, id) =>
    rankingEntry({ id, name: `N. ${id}`, fuels: [fuelPrice(10, 1.7)] }),
  );
  api.answer('/prices/ranking/10', many);
  api.answer('/prices/ranking/20', many);
  await show();
  await expect.element(list.getByText('N. 24')).toBeInTheDocument();
  scrollTo(0, 900);
  onTestFinished(() => scrollTo(0, 0));
  api.hold('/prices/ranking/20');
  (fuel('Diesel').element() as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status', { name: 'Caricamento…' })).toBeInTheDocument();
  await afterPaint();
  expect(scrollY).toBe(900);
});
