import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Embed Video',
  about: 'A short film in four shapes',
  load: () => import('./embed-video-page.tsx').then(({ EmbedVideoPage }) => EmbedVideoPage),
};
