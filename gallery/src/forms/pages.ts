import type { GalleryPages } from '../gallery-page.ts';

export const FORM_PAGES: GalleryPages = {
  '/form-input': {
    title: 'Form Input',
    about: 'One line of text, and how strong a password is',
    back: '/elements',
    load: () => import('./input/form-input-page.tsx').then(({ FormInputPage }) => FormInputPage),
  },
  '/form-textarea': {
    title: 'Form Textarea',
    about: 'Several lines, growing with the words',
    back: '/elements',
    load: () =>
      import('./textarea/form-textarea-page.tsx').then(({ FormTextareaPage }) => FormTextareaPage),
  },
  '/form-select': {
    title: 'Form Select',
    about: 'One of a list, or several of it',
    back: '/elements',
    load: () =>
      import('./select/form-select-page.tsx').then(({ FormSelectPage }) => FormSelectPage),
  },
  '/form-input-group': {
    title: 'Form Input Group',
    about: 'Fields with units, buttons and lists beside them',
    back: '/elements',
    load: () =>
      import('./input-group/form-input-group-page.tsx').then(
        ({ FormInputGroupPage }) => FormInputGroupPage,
      ),
  },
  '/form-check': {
    title: 'Form Check',
    about: 'Boxes to tick, one by one or all at once',
    back: '/elements',
    load: () => import('./check/form-check-page.tsx').then(({ FormCheckPage }) => FormCheckPage),
  },
  '/form-radio': {
    title: 'Form Radio',
    about: 'One of a few, as circles, cards and tiles',
    back: '/elements',
    load: () => import('./radio/form-radio-page.tsx').then(({ FormRadioPage }) => FormRadioPage),
  },
  '/form-file-upload': {
    title: 'Form File Upload',
    about: 'Choose, drop, and watch it go',
    back: '/elements',
    load: () =>
      import('./file-upload/form-file-upload-page.tsx').then(
        ({ FormFileUploadPage }) => FormFileUploadPage,
      ),
  },
  '/form-range': {
    title: 'Form Range',
    about: 'Numbers to pull, alone or in pairs',
    back: '/elements',
    load: () => import('./range/form-range-page.tsx').then(({ FormRangePage }) => FormRangePage),
  },
  '/form-auto-complete': {
    title: 'Form Auto Complete',
    about: 'It offers what holds the letters typed so far',
    back: '/elements',
    load: () =>
      import('./auto-complete/form-auto-complete-page.tsx').then(
        ({ FormAutoCompletePage }) => FormAutoCompletePage,
      ),
  },
  '/form-switches': {
    title: 'Form Switches',
    about: 'On and off, in rows, groups and colours',
    back: '/elements',
    load: () =>
      import('./switches/form-switches-page.tsx').then(({ FormSwitchesPage }) => FormSwitchesPage),
  },
  '/form-validation': {
    title: 'Form Validation',
    about: 'What the browser checks by itself',
    back: '/elements',
    load: () =>
      import('./validation/form-validation-page.tsx').then(
        ({ FormValidationPage }) => FormValidationPage,
      ),
  },
};
