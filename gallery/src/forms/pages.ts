import { demoPages, type Demo } from '../demo.ts';

export const FORM_PAGES = demoPages(
  import.meta.glob<Demo>('./*/demo.ts', { eager: true, import: 'demo' }),
);
