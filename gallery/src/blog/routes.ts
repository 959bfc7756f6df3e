import type { GalleryRoutes } from '../gallery-page.ts';

export const BLOG_ROUTES: GalleryRoutes = {
  '/blog-grid': {
    title: 'Blog Grid',
    about: 'Posts side by side, by category',
    back: '/pages',
    load: () => import('./blog-pages.tsx').then(({ BlogGridPage }) => BlogGridPage),
  },
  '/blog-list': {
    title: 'Blog List',
    about: 'The same posts, one below the other',
    back: '/pages',
    load: () => import('./blog-pages.tsx').then(({ BlogListPage }) => BlogListPage),
  },
  '/blog-details': {
    title: 'Blog Details',
    about: 'One post to read, and a comment to leave',
    back: '/blog-grid',
    load: () => import('./details/blog-details-page.tsx').then((page) => page.BlogDetailsPage),
  },
};
