// Tests rule gallery-articles.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HostContext } from '../../host.ts';
import { expectNoHorizontalScroll, testPage, UNBROKEN } from '../../testing/test-page.tsx';
import { SearchResultPage } from './search-result-page.tsx';

const search = page.getByRole('searchbox', { name: 'Search Pieno' });
const kind = (name: string) => page.getByRole('radio', { name, exact: true });
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
const CHARGING = [
  '/blog-details?post=market-charge',
  '/shop-details?product=charging-cable',
  '/our-service',
  '/team',
];

describe('/search-result', () => {
  testPage(<SearchResultPage />);

  test('has an initial query with highlighted results', async () => {
    await show(<SearchResultPage />);
    await expect.element(search).toHaveValue('charging');
    expect(links()).toEqual(CHARGING);
    await expect.element(page.getByText('4 results')).toBeVisible();
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked.every((words) => words.toLowerCase() === 'charging')).toBe(true);
    expect(marked).toHaveLength(4);
  });

  test('searches for the query in the address', async () => {
    await show(
      <HostContext value={{ logout: () => undefined, open: () => undefined, query: { q: 'mug' } }}>
        <SearchResultPage />
      </HostContext>,
    );
    await expect.element(search).toHaveValue('mug');
    expect(links()).toEqual(['/shop-details?product=travel-mug']);
    await expect.element(page.getByText('1 result', { exact: true })).toBeVisible();
  });

  test('a chosen kind limits the results', async () => {
    await show(<SearchResultPage />);
    await kind('Shop').click();
    expect(links()).toEqual([CHARGING[1]]);
    await search.fill('third decimal');
    await expect
      .element(page.getByText('Nothing in Shop speaks of “third decimal”.'))
      .toBeVisible();
    await kind('Blog').click();
    expect(links()).toEqual(['/blog-details?post=third-decimal']);
  });

  test('a search without results shows suggestions', async () => {
    await show(<SearchResultPage />);
    await search.fill('carburettor');
    await expect.element(page.getByText('Nothing here speaks of “carburettor”.')).toBeVisible();
    expect(links()).toEqual([]);
    await page.getByRole('button', { name: 'charging' }).click();
    await expect.element(search).toHaveValue('charging');
    expect(links()).toEqual(CHARGING);
  });

  test('a long search word without a match does not overflow', async () => {
    await show(<SearchResultPage />);
    await search.fill(UNBROKEN);
    await expect.element(page.getByText(`Nothing here speaks of “${UNBROKEN}”.`)).toBeVisible();
    expectNoHorizontalScroll();
  });

  test.each(['price', 'station'])('finds results for its suggestion "%s"', async (words) => {
    await show(<SearchResultPage />);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.element(page.getByText('What are you looking for?')).toBeVisible();
    await page.getByRole('button', { name: words }).click();
    expect(links().length).toBeGreaterThan(1);
  });
});
