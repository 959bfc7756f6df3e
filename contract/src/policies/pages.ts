import { VISITORS, type Rule } from './rule.ts';

/** Pages with restricted access; `contract/src/pages.ts` lists them. */
export const PAGE_ACCESS = {
  open: { allowed: VISITORS, prompt: 'generic' },
} as const satisfies Record<string, Rule>;
