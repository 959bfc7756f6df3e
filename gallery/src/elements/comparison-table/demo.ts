import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Comparison Table',
  about: 'This beside that, the best marked',
  load: () =>
    import('./comparison-table-page.tsx').then(({ ComparisonTablePage }) => ComparisonTablePage),
};
