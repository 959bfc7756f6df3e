// Tests rule gallery-articles.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HostContext } from '../host.ts';
import { expectNoHorizontalScroll, testPage, UNBROKEN } from '../testing/test-page.tsx';
import { ARTICLES } from './articles.ts';
import { BlogGridPage, BlogListPage } from './blog-pages.tsx';
import { BlogDetailsPage } from './details/blog-details-page.tsx';
import { POSTS } from './posts.ts';

describe.each([
  ['/blog-grid', BlogGridPage],
  ['/blog-list', BlogListPage],
])('%s', (_path, Page) => {
  testPage(<Page />);

  test('links to every post, and filters by category', async () => {
    await show(<Page />);
    for (const { id, title } of POSTS)
      await expect
        .element(page.getByRole('link', { name: title }))
        .toHaveAttribute('href', `/blog-details?post=${id}`);
    await page.getByRole('radio', { name: 'Fuel' }).click();
    expect(page.getByRole('article').elements()).toHaveLength(2);
  });
});

describe('/blog-details', () => {
  testPage(<BlogDetailsPage />);

  test.each(POSTS)('shows $id', async ({ id, title }) => {
    await show(
      <HostContext value={{ logout: () => undefined, open: () => undefined, query: { post: id } }}>
        <BlogDetailsPage />
      </HostContext>,
    );
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(ARTICLES[id]!.quote)).toBeVisible();
  });
});

describe('the comment form', () => {
  const name = page.getByRole('textbox', { name: 'Name' });
  const email = page.getByRole('textbox', { name: 'Email' });
  const comment = page.getByRole('textbox', { name: 'Comment' });
  const post = page.getByRole('button', { name: 'Post comment' });

  test('adds a comment', async () => {
    await show(<BlogDetailsPage />);
    await name.fill('Nico');
    await email.fill('nico@example.com');
    await comment.fill('I counted: it was fifty-two.');
    await post.click();
    const comments = page.getByRole('region', { name: 'Comments (3)' });
    await expect.element(comments.getByText('I counted: it was fifty-two.')).toBeVisible();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Thank you, Nico: your comment stands above.');
    await expect.element(comment).toHaveValue('');
  });

  test('a long name and a long word do not overflow', async () => {
    await show(<BlogDetailsPage />);
    await name.fill(UNBROKEN);
    await email.fill('nico@example.com');
    await comment.fill(UNBROKEN);
    await post.click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(`Thank you, ${UNBROKEN}: your comment stands above.`);
    expectNoHorizontalScroll();
  });

  test.each([
    ['name', name, ' '],
    ['email', email, 'nico'],
    ['comment', comment, ''],
    ['word in the comment', comment, ' \n '],
  ] as const)('rejects an invalid %s', async (_which, wrong, value) => {
    await show(<BlogDetailsPage />);
    await name.fill('Nico');
    await email.fill('nico@example.com');
    await comment.fill('I counted.');
    await wrong.fill(value);
    await post.click();
    await expect.element(wrong).toBeInvalid();
    await expect.element(page.getByRole('region', { name: 'Comments (2)' })).toBeVisible();
  });
});
