import { demoRoutes, type Demo } from '../demo.ts';

export const FORM_ROUTES = demoRoutes(
  import.meta.glob<Demo>('./*/demo.ts', { eager: true, import: 'demo' }),
);
