// Tests rule gallery-pages.
import { PAGES } from '@pieno/contract/pages.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ELEMENT_GROUPS, PAGE_GROUPS } from '../groups.ts';
import { GALLERY_PAGES } from '../registry.ts';
import { expectNoHorizontalScroll, testPage, UNBROKEN } from '../testing/test-page.tsx';
import { ElementIndex } from './element-index.tsx';
import { PageIndex } from './page-index.tsx';

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
const pathsOf = (groups: typeof PAGE_GROUPS) => groups.flatMap(({ routes }) => Object.keys(routes));

test('every demo page of the contract has a title, a description and a back link', () => {
  const ofContract = PAGES.filter(({ part }) => part === 'gallery').map(({ path }) => path);
  expect(Object.keys(GALLERY_PAGES).toSorted()).toEqual(ofContract.toSorted());
  const all = new Set(PAGES.map(({ path }) => path));
  const lacking = Object.entries(GALLERY_PAGES).filter(
    ([path, { title, about, back }]) =>
      title === '' || about === '' || back === path || !all.has(back),
  );
  expect(lacking).toEqual([]);
});

describe('/pages', () => {
  testPage(<PageIndex />);

  test('links to every page', async () => {
    await show(<PageIndex />);
    expect(links()).toEqual(expect.arrayContaining(pathsOf(PAGE_GROUPS)));
  });
});

describe('/elements', () => {
  testPage(<ElementIndex />);
  const search = page.getByRole('searchbox', { name: 'Search elements' });

  test('links to every element', async () => {
    await show(<ElementIndex />);
    expect(links()).toEqual(pathsOf(ELEMENT_GROUPS));
  });

  test('filters by name', async () => {
    await show(<ElementIndex />);
    await search.fill('side');
    expect(links()).toEqual(['/sidebar-left-menu', '/sidebar-right-menu']);
  });

  test('a search without a match says so and can be cleared', async () => {
    await show(<ElementIndex />);
    await search.fill('carburettor');
    await expect.element(page.getByText('No element is called “carburettor”.')).toBeVisible();
    expect(links()).toEqual([]);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    expect(links()).toEqual(pathsOf(ELEMENT_GROUPS));
  });

  test('a long search word without a match does not overflow', async () => {
    await show(<ElementIndex />);
    await search.fill(UNBROKEN);
    await expect.element(page.getByText(`No element is called “${UNBROKEN}”.`)).toBeVisible();
    expectNoHorizontalScroll();
  });
});
