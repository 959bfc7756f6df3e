/**
 * The feature table: which visitors may do what (rule permission-table). Used by the server's permission hook, the
 * permissions it sends, the feature access check and the dialogs.
 */
import { SENTENCES } from './errors.ts';
import type { VisitorKind } from './pages.ts';

/** The last sentence of every invitation to register (rule permission-prompt). */
const QUESTION = 'Vuoi accedere o registrarti ora?';

/**
 * The invitations to register (rule permission-prompt), by what the visitor wanted; `generic` when there is no specific
 * one.
 */
export const PROMPTS = {
  available_status: `Per cambiare il tuo stato di disponibilità devi essere registrato. ${QUESTION}`,
  notifications: `Per scegliere le notifiche devi essere registrato. ${QUESTION}`,
  dark: `Per salvare il tema scuro nel tuo profilo devi essere registrato. ${QUESTION}`,
  user_profile: `Per vedere e modificare il profilo devi essere registrato. ${QUESTION}`,
  change_password: `Per cambiare la password devi essere registrato. ${QUESTION}`,
  reset_password: `Per reimpostare la password devi essere registrato. ${QUESTION}`,
  geolocation_consent: `${SENTENCES.consentRegisteredOnly}. ${QUESTION}`,
  favorites: `Per salvare i distributori preferiti devi essere registrato. ${QUESTION}`,
  reviews: `Per scrivere una recensione devi essere registrato. ${QUESTION}`,
  price_updates: `Per aggiornare un prezzo devi essere registrato. ${QUESTION}`,
  generic: `Per continuare devi essere autenticato. ${QUESTION}`,
} as const;
export type PromptKey = keyof typeof PROMPTS;

interface Rule {
  /** Kinds of visitors who are allowed. */
  allowed: readonly VisitorKind[];
  prompt: PromptKey;
  /** The server's sentence with 403; without it, the prompt. */
  refusal?: string;
}

const EVERYONE: readonly VisitorKind[] = ['anonymous', 'guest', 'user'];
const VISITORS: readonly VisitorKind[] = ['guest', 'user'];
const REGISTERED: readonly VisitorKind[] = ['user'];

const open: Rule = { allowed: EVERYONE, prompt: 'generic' };
const registered = (prompt: PromptKey, refusal?: string): Rule => ({
  allowed: REGISTERED,
  prompt,
  ...(refusal !== undefined && { refusal }),
});
const setting = (prompt: PromptKey): Rule => registered(prompt, SENTENCES.settingsRegisteredOnly);
const consent = registered('geolocation_consent', SENTENCES.consentRegisteredOnly);

/** Rules by feature and action. Whatever is not in the table is forbidden. */
export const FEATURES = {
  prices: { view: open },
  stations: { view: open },
  pages: { open: { allowed: VISITORS, prompt: 'generic' } },
  /** Everybody may share the position with the app temporarily; only a registered user's consent is stored. */
  geolocation: { share: { allowed: EVERYONE, prompt: 'generic' }, view: consent, consent },
  settings: {
    view: setting('generic'),
    update: setting('generic'),
    available_status: setting('available_status'),
    notifications: setting('notifications'),
    dark: setting('dark'),
  },
  user_profile: {
    view: registered('user_profile'),
    update: registered('user_profile'),
    avatar: registered('user_profile'),
  },
  account: {
    change_password: registered('change_password'),
    reset_password: registered('reset_password'),
    export: registered('generic'),
    delete: registered('generic'),
    logout: registered('generic'),
  },
  favorites: { view: registered('favorites'), update: registered('favorites') },
  reviews: { create: registered('reviews') },
  price_updates: { create: registered('price_updates') },
} as const satisfies Record<string, Record<string, Rule>>;

export type Feature = keyof typeof FEATURES;
export type ActionOf<F extends Feature> = keyof (typeof FEATURES)[F] & string;

/** Finds the rule for an action on a feature; undefined when it is not in the table. */
export function findRule(feature: string, action: string): Rule | undefined {
  const actions: Readonly<Record<string, Rule>> | undefined = Object.hasOwn(FEATURES, feature)
    ? FEATURES[feature as Feature]
    : undefined;
  return actions && Object.hasOwn(actions, action) ? actions[action] : undefined;
}

/** True when this kind of visitor may do the action; false when it is not in the table. */
export function mayUse(kind: VisitorKind, feature: string, action: string): boolean {
  return findRule(feature, action)?.allowed.includes(kind) ?? false;
}

/** Lists the permissions of a kind of visitor in their form on the wire: `feature:action` (rule permission-table). */
export function permissionsOf(kind: VisitorKind): string[] {
  return Object.entries<Readonly<Record<string, Rule>>>(FEATURES).flatMap(([feature, actions]) =>
    Object.entries(actions)
      .filter(([, { allowed }]) => allowed.includes(kind))
      .map(([action]) => `${feature}:${action}`),
  );
}
