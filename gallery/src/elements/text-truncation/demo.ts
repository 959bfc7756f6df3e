import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Text Truncation',
  about: 'Where words end that do not fit',
  load: () =>
    import('./text-truncation-page.tsx').then(({ TextTruncationPage }) => TextTruncationPage),
};
