import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { BreadcrumbPage } from './breadcrumb-page.tsx';

const trail = (name: string) => page.getByRole('navigation', { name });

describe('/breadcrumb', () => {
  testPage(<BreadcrumbPage />);

  test('links back, and marks the current page', async () => {
    await show(<BreadcrumbPage />);
    const links = trail('With chevrons').getByRole('link');
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      '/home',
      '/elements',
    ]);
    const here = trail('With chevrons').getByText('Breadcrumb');
    await expect.element(here).toHaveAttribute('aria-current', 'page');
  });

  test('a collapsed trail expands on its button', async () => {
    await show(<BreadcrumbPage />);
    const links = trail('Folded').getByRole('link');
    expect(links.elements()).toHaveLength(2);
    await trail('Folded').getByRole('button', { name: 'Show the whole way' }).click();
    await expect.poll(() => links.elements().length).toBe(6);
  });
});
