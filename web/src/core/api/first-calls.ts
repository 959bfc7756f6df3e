/** The calls of the first screens. */
import { PRICE_CALLS } from '@pieno/contract/prices/calls.ts';
import { SETTING_CALLS } from '@pieno/contract/settings/calls.ts';
import { STATION_CALLS } from '@pieno/contract/stations/calls.ts';
import { VISITOR_CALLS } from '@pieno/contract/accounts/visitor-calls.ts';

export const FIRST_CALLS = {
  ...SETTING_CALLS,
  ...PRICE_CALLS,
  ...STATION_CALLS,
  ...VISITOR_CALLS,
};
