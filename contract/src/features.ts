/**
 * The table of features: the rules of all domains that need no object, by their names on the wire
 * (rule permission-table). The server's permission hook, the permissions it sends, the feature access check and the
 * dialogs use it.
 */
import { ACCOUNT, USER_PROFILE } from './accounts/policy.ts';
import { NOTIFICATIONS } from './notifications/policy.ts';
import { PAGE_ACCESS } from './policies/pages.ts';
import { PRICE_UPDATES, PRICES } from './prices/policy.ts';
import type { Rule } from './policies/rule.ts';
import { GEOLOCATION, SETTINGS } from './profile/policy.ts';
import { FAVORITES, REVIEWS, STATIONS } from './stations/policy.ts';
import type { VisitorKind } from './pages.ts';

/** Rules by feature and action. Whatever is missing here is forbidden. */
export const FEATURES = {
  prices: PRICES,
  stations: STATIONS,
  pages: PAGE_ACCESS,
  geolocation: GEOLOCATION,
  settings: SETTINGS,
  user_profile: USER_PROFILE,
  account: ACCOUNT,
  favorites: FAVORITES,
  notifications: NOTIFICATIONS,
  reviews: REVIEWS,
  price_updates: PRICE_UPDATES,
} as const satisfies Record<string, Record<string, Rule>>;

export type Feature = keyof typeof FEATURES;
export type ActionOf<F extends Feature> = keyof (typeof FEATURES)[F] & string;

/** Returns the rule for an action on a feature; undefined when it is not in the table. */
export function findRule(feature: string, action: string): Rule | undefined {
  const actions: Readonly<Record<string, Rule>> | undefined = Object.hasOwn(FEATURES, feature)
    ? FEATURES[feature as Feature]
    : undefined;
  return actions && Object.hasOwn(actions, action) ? actions[action] : undefined;
}

/** Returns the permissions of a kind of visitor as `feature:action` (rule permission-table). */
export function permissionsOf(kind: VisitorKind): string[] {
  return Object.entries<Readonly<Record<string, Rule>>>(FEATURES).flatMap(([feature, actions]) =>
    Object.entries(actions)
      .filter(([, { allowed }]) => allowed.includes(kind))
      .map(([action]) => `${feature}:${action}`),
  );
}
