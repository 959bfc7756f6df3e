import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Modal',
  about: 'Windows, fullscreen, static and at the foot',
  load: () => import('./modal-page.tsx').then(({ ModalPage }) => ModalPage),
};
