import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Stretched Link',
  about: 'One link, and all of the card',
  load: () =>
    import('./stretched-link-page.tsx').then(({ StretchedLinkPage }) => StretchedLinkPage),
};
