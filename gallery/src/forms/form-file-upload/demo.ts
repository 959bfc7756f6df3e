import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form File Upload',
  about: 'Choose, drop, and watch it go',
  load: () =>
    import('./form-file-upload-page.tsx').then(({ FormFileUploadPage }) => FormFileUploadPage),
};
