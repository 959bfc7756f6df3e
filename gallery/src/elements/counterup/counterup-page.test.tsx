// Tests rule gallery-countdown.
import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { CounterupPage } from './counterup-page.tsx';
import { FigureUp } from './figure-up.tsx';

const shown = () => document.querySelector('[data-testid=figure] [aria-hidden]')?.textContent;
const figure = (content = <FigureUp end={12_480} />) => (
  <>
    <div style={{ blockSize: 3_000 }} />
    <p data-testid="figure">{content}</p>
  </>
);

/** Fakes the animation frames and clocks: time passes only when the test advances it. */
function holdFrames() {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
  });
}

async function comeIntoView() {
  page.getByTestId('figure').element().scrollIntoView();
  // The library starts with its first frame request.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
}

afterEach(() => void vi.useRealTimers());

describe('/counterup', () => {
  testPage(<CounterupPage />);

  test('counts from zero in two seconds, with a comma, once in view', async () => {
    holdFrames();
    await show(figure());
    vi.advanceTimersByTime(5_000);
    expect(shown()).toBe('0');
    await comeIntoView();
    vi.advanceTimersByTime(1_000);
    const half = Number(shown()?.replace(',', ''));
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(12_480);
    vi.advanceTimersByTime(1_100);
    expect(shown()).toBe('12,480');
  });

  test('counts decimals, and down', async () => {
    holdFrames();
    await show(figure(<FigureUp start={2} end={1.669} decimals={3} prefix="€ " />));
    expect(shown()).toBe('€ 2.000');
    await comeIntoView();
    vi.advanceTimersByTime(2_100);
    expect(shown()).toBe('€ 1.669');
  });

  test.each([
    ['up', { end: 12_480 }],
    ['down', { start: 640, end: 38, suffix: ' km' }],
  ])('keeps its width while counting %s', async (_way, counted) => {
    holdFrames();
    await show(figure(<FigureUp {...counted} />));
    const width = () =>
      document.querySelector('[data-testid=figure] [aria-hidden]')!.getBoundingClientRect().width;
    const before = width();
    expect(before).toBeGreaterThan(0);
    await comeIntoView();
    vi.advanceTimersByTime(1_000);
    expect(width()).toBe(before);
    vi.advanceTimersByTime(1_100);
    expect(width()).toBe(before);
  });

  test('announces only the final figure', async () => {
    await show(figure());
    const text = document.querySelector('[data-testid=figure] > :not([aria-hidden])');
    expect(text?.textContent).toBe('12,480');
  });

  test('does not animate under reduced motion', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? matchMedia('(min-width: 1px)') : matchMedia(query),
    );
    await show(figure());
    expect(page.getByTestId('figure').element().textContent).toBe('12,480');
    expect(shown()).toBeUndefined();
  });

  test('the button restarts the counters', async () => {
    await show(<CounterupPage />);
    const figures = page.getByRole('region', { name: 'Four figures' });
    const before = figures.element();
    await page.getByRole('button', { name: 'All again' }).click();
    await expect.poll(() => before.isConnected).toBe(false);
    await expect.element(figures).toBeVisible();
  });

  test('counts to a chosen figure', async () => {
    await show(<CounterupPage />);
    const own = page.getByRole('region', { name: 'Your own' });
    const slider = own.getByRole('slider', { name: 'Count to' });
    slider.element().focus();
    await userEvent.keyboard('{Home}');
    await own.getByRole('button', { name: 'Count' }).click();
    await expect.element(own.getByText('10', { exact: true }).first()).toBeInTheDocument();
  });
});
