// Tests rule gallery-pictures.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onScreen, testPage } from '../../testing/test-page.tsx';
import { VIEWER_LABELS } from '../../kit/pictures/viewer-labels.ts';
import { ImageGalleryPage } from './image-gallery-page.tsx';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const pictures = (name: string) =>
  section(name)
    .getByRole('img')
    .elements()
    .map((picture) => picture.getAttribute('alt'));
const filter = (name: string) => page.getByText(name, { exact: true });
/** Returns the number of pictures per column, and the column gap in pixels. */
function grid(name: string) {
  const columns = [
    ...section(name).getByRole('button').first().element().parentElement!.parentElement!.children,
  ];
  const boxes = columns.map((column) => column.getBoundingClientRect());
  return {
    dealt: columns.map((column) => column.children.length),
    gutter: boxes.length > 1 ? Math.round(boxes[1]!.left - boxes[0]!.right) : undefined,
  };
}

const LARGE = ['The three towers on the ridge at noon', 'Rows of vines in autumn'];
const SMALL = ['Boats in a harbour', 'A town at night under the moon'];

describe('/image-gallery', () => {
  testPage(<ImageGalleryPage />);

  test('filters four pictures by their size', async () => {
    await show(<ImageGalleryPage />);
    expect(pictures('Filter')).toHaveLength(4);
    await filter('Large').click();
    await expect.poll(() => pictures('Filter')).toEqual(LARGE);
    await filter('Small').click();
    await expect.poll(() => pictures('Filter')).toEqual(SMALL);
    await filter('All').click();
    await expect.poll(() => pictures('Filter').length).toBe(4);
  });

  test.each([
    ['Masonry', 749, [9], undefined],
    ['Masonry', 750, [5, 4], 20],
    ['Masonry', 991, [5, 4], 20],
    ['Masonry', 992, [3, 3, 3], 20],
    ['Closer together', 749, [6], undefined],
    ['Closer together', 750, [3, 3], 10],
    ['Closer together', 900, [2, 2, 2], 10],
  ])('distributes %s at %i pixels', async (name, width, dealt, gutter) => {
    await onScreen(width);
    await show(<ImageGalleryPage />);
    expect(grid(name)).toEqual({ dealt, gutter });
  });

  test('distributes pictures round-robin', async () => {
    await onScreen(992);
    await show(<ImageGalleryPage />);
    // The first column holds the first, fourth and seventh picture.
    expect(pictures('Masonry').slice(0, 3)).toEqual([
      'A beach and the sea',
      'Market stalls on a square',
      'A stone bridge over a river',
    ]);
  });

  test('opens the picture that was tapped', async () => {
    await show(<ImageGalleryPage />);
    await filter('Small').click();
    await section('Filter').getByRole('button', { name: SMALL[1]! }).click();
    const viewer = page.getByRole('dialog', { name: VIEWER_LABELS.viewer });
    await expect.element(viewer).toBeVisible();
    const isInView = () => {
      const { left } = viewer.getByAltText(SMALL[1]!).first().element().getBoundingClientRect();
      return left >= 0 && left < innerWidth;
    };
    await expect.poll(isInView).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
  });

  test('shows the picture chosen by its thumbnail', async () => {
    await show(<ImageGalleryPage />);
    const thumb = section('With thumbnails').getByRole('button', {
      name: 'A car on a workshop lift',
    });
    await thumb.click();
    await expect.element(thumb).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('figure')).toHaveTextContent('A car on a workshop lift');
  });

  test('shows a message for a missing picture', async () => {
    await show(<ImageGalleryPage />);
    const lost = section('A lost picture');
    lost.element().scrollIntoView();
    await expect.element(lost.getByText('This image failed to load')).toBeVisible();
  });
});
