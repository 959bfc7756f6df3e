// Tests rule gallery-samples.
import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { CarouselPage } from './carousel-page.tsx';
import { AUTOPLAY_MS } from './use-autoplay.ts';

const carousel = (name: string) => page.getByRole('region', { name, exact: true }).last();
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Returns the 1-based number of the slide at the carousel's left edge. */
function first(name: string): number {
  const root = carousel(name).element();
  const { left } = root.getBoundingClientRect();
  const slides = [...root.querySelectorAll('.mantine-Carousel-slide')];
  return 1 + slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2);
}

describe('/bootstrap-carousel', () => {
  testPage(<CarouselPage />);

  test('shows two and a half slides with 15 pixels between them', async () => {
    await show(<CarouselPage />);
    const root = carousel('On the way').element();
    const slides = () =>
      [...root.querySelectorAll('figure')].map((slide) => slide.getBoundingClientRect());
    await expect.poll(() => Math.round(slides()[1]!.left - slides()[0]!.right)).toBe(15);
    const room = root.getBoundingClientRect().width;
    expect((room + 15) / (slides()[0]!.width + 15)).toBeCloseTo(2.5, 1);
  });

  test('a press on an arrow moves the slides', async () => {
    await show(<CarouselPage />);
    await button('Next of Places').click();
    await expect.poll(() => first('Places')).toBe(2);
    await button('Previous of Places').click();
    await expect.poll(() => first('Places')).toBe(1);
  });

  test('dots and arrow keys move the slides', async () => {
    await show(<CarouselPage />);
    await page.getByRole('tab', { name: 'Places, 3' }).click();
    await expect.poll(() => first('Places')).toBe(3);
    // Clicking a dot does not move the focus.
    (button('Next of Places').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => first('Places')).toBe(2);
  });
});

describe('an autoplaying carousel', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  /** Mocks the device's preference for reduced motion. */
  function prefer(isReduced: boolean) {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('prefers-reduced-motion')
        ? Object.assign(new EventTarget() as MediaQueryList, { matches: isReduced, media: query })
        : real(query),
    );
  }
  const isSelected = (dot: number) =>
    page
      .getByRole('tab', { name: `By itself, ${dot}` })
      .element()
      .getAttribute('aria-selected');

  test('advances every four seconds until it is stopped', async () => {
    prefer(false);
    await show(<CarouselPage />);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(AUTOPLAY_MS);
    await expect.poll(() => isSelected(2)).toBe('true');
    await button('Pause').click();
    await expect.element(button('Play')).toBeVisible();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not advance under reduced motion', async () => {
    prefer(true);
    await show(<CarouselPage />);
    await expect.element(page.getByText(/asks for less motion/)).toBeVisible();
    expect(vi.getTimerCount()).toBe(0);
    expect(button('Pause').elements()).toEqual([]);
  });
});
