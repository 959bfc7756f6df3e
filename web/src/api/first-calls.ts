/** The calls of the first screens. */
import { PRICE_CALLS } from '@pieno/contract/calls/prices.ts';
import { SETTING_CALLS } from '@pieno/contract/calls/settings.ts';
import { VISITOR_CALLS } from '@pieno/contract/calls/visitors.ts';

export const FIRST_CALLS = {
  ...SETTING_CALLS,
  ...PRICE_CALLS,
  ...VISITOR_CALLS,
};
export type FirstCallName = keyof typeof FIRST_CALLS;
