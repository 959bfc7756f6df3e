// Tests rules gallery-pictures, station-gallery.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Masonry } from './masonry.tsx';
import { show } from '../testing/show.tsx';

afterEach(() => page.viewport(390, 844));

const columns = (container: Element) =>
  [...container.querySelector('main')!.firstElementChild!.children].map(
    ({ textContent }) => textContent,
  );

test('redistributes its pictures when the screen grows', async () => {
  const { container } = await show(
    <Masonry columns={{ 0: 2, 750: 2, 992: 3 }} gutter={20}>
      {['a', 'b', 'c', 'd'].map((letter) => (
        <p key={letter}>{letter}</p>
      ))}
    </Masonry>,
  );
  expect(columns(container)).toEqual(['ac', 'bd']);
  await page.viewport(1280, 800);
  await expect.poll(() => columns(container)).toEqual(['ad', 'b', 'c']);
});
