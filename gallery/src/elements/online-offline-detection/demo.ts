import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Online Offline Detection',
  about: 'Says when the network goes and comes',
  load: () =>
    import('./online-offline-page.tsx').then(({ OnlineOfflinePage }) => OnlineOfflinePage),
};
