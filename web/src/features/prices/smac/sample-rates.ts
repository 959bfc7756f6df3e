import { proposedTank, type Tank } from '@pieno/contract/profile/tank.ts';
import type { SmacRates } from '@pieno/contract/smac/smac-rates.ts';
import { OTHER_RATE, PETROL_RATE } from '@pieno/contract/testing/sample-smac-rates.ts';

export const SMAC_RATES: SmacRates = { reference: 1.7, rates: [PETROL_RATE, OTHER_RATE] };

/** 45 litres of petrol, with the card. */
export const TANK_WITH_CARD: Tank = { ...proposedTank(10), smac: true };
