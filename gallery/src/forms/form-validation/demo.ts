import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Validation',
  about: 'What the browser checks by itself',
  load: () =>
    import('./form-validation-page.tsx').then(({ FormValidationPage }) => FormValidationPage),
};
