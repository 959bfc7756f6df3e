import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { ImagesPage } from './images-page.tsx';

describe('/images', () => {
  testPage(<ImagesPage />);

  test('shows a failed picture, and retries it', async () => {
    await show(<ImagesPage />);
    const section = page.getByRole('region', { name: 'When it is lost' });
    await expect.element(section.getByText('This image failed to load')).toBeVisible();
    await section.getByRole('button', { name: 'Try again' }).click();
    const picture = section.getByRole('img', { name: 'A stone bridge over a river' });
    await expect
      .poll(() => (picture.element() as HTMLImageElement).naturalWidth)
      .toBeGreaterThan(0);
    await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
  });

  test('opens a thumbnail full-screen, and its neighbour', async () => {
    await show(<ImagesPage />);
    await page.getByRole('button', { name: 'A castle gate with a flag' }).click();
    const viewer = page.getByRole('dialog', { name: 'Full-screen pictures' });
    await expect
      .element(viewer.getByRole('img', { name: 'A castle gate with a flag' }))
      .toBeInViewport();
    await viewer.getByRole('button', { name: 'Next' }).click();
    await expect
      .element(viewer.getByRole('img', { name: 'A cable car above the valley' }))
      .toBeInViewport();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(viewer).not.toBeInTheDocument();
  });
});
