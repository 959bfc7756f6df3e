import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Textarea',
  about: 'Several lines, growing with the words',
  load: () => import('./form-textarea-page.tsx').then(({ FormTextareaPage }) => FormTextareaPage),
};
