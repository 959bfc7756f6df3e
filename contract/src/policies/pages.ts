import { VISITORS, type Rule } from './rule.ts';

/** The pages that are not for everybody; `contract/pages` lists which. */
export const PAGE_ACCESS = {
  open: { allowed: VISITORS, prompt: 'generic' },
} as const satisfies Record<string, Rule>;
