import type { GalleryPages } from '../gallery-page.ts';

export const SAMPLE_PAGES: GalleryPages = {
  '/hero-blocks': {
    title: 'Hero Blocks',
    about: 'A welcome that fills the screen',
    back: '/pages',
    load: () => import('./hero-blocks-page.tsx').then(({ HeroBlocksPage }) => HeroBlocksPage),
  },
  '/language': {
    title: 'Language',
    about: 'Twenty-one languages, one chosen',
    back: '/pages',
    load: () => import('./language-page.tsx').then(({ LanguagePage }) => LanguagePage),
  },
  '/coming-soon': {
    title: 'Coming Soon',
    about: 'A countdown, and news by e-mail',
    back: '/pages',
    load: () => import('./coming-soon-page.tsx').then(({ ComingSoonPage }) => ComingSoonPage),
  },
  '/fallback': {
    title: 'No Internet',
    about: 'What stands here without a network',
    back: '/pages',
    load: () => import('./fallback-page.tsx').then(({ FallbackPage }) => FallbackPage),
  },
};
