import { isDeepStrictEqual } from 'node:util';
import type { GlobalSetting, WelcomeMessage } from '@pieno/contract/settings/settings.ts';
import type { SmacRate } from '@pieno/contract/smac/smac-rates.ts';
import type { Executor } from '../../db/database.ts';
import {
  readMinistryConfirmation,
  type MinistryConfirmation,
} from '../ministry/ministry-confirmation.ts';
import { priceAges, type PriceAges } from '../prices/evaluate/freshness.ts';
import { listSettings } from '../settings/repository.ts';
import { listSmacRates } from '../smac/rates.ts';
import { findWelcome } from '../welcome/repository.ts';

/** The board's data that belongs to no station. */
export interface GeneralFacts {
  settings: ReadonlyMap<string, GlobalSetting>;
  /** For how long a price ranks, from the settings. */
  ages: PriceAges;
  ministry: MinistryConfirmation | undefined;
  welcome: WelcomeMessage | undefined;
  smacRates: readonly SmacRate[];
}

/** Before the first refresh. */
export const NO_FACTS: GeneralFacts = {
  settings: new Map(),
  ages: priceAges(new Map()),
  ministry: undefined,
  welcome: undefined,
  smacRates: [],
};

/** Reads all of them. */
export async function readGeneralFacts(executor: Executor): Promise<GeneralFacts> {
  const settings = await listSettings(executor);
  return {
    settings,
    ages: priceAges(settings),
    ministry: await readMinistryConfirmation(executor),
    welcome: await findWelcome(executor),
    smacRates: await listSmacRates(executor),
  };
}

/** Returns whether stations' answers are the same with both. */
export const areSameForStations = (one: GeneralFacts, other: GeneralFacts): boolean =>
  isDeepStrictEqual(one.ages, other.ages) && one.ministry?.run === other.ministry?.run;
