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
};
