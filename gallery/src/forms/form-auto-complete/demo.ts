import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Auto Complete',
  about: 'It offers what holds the letters typed so far',
  load: () =>
    import('./form-auto-complete-page.tsx').then(
      ({ FormAutoCompletePage }) => FormAutoCompletePage,
    ),
};
