/** Who may do what: one table for the server's guard, the permissions it sends, the check and the dialogs (spec §6). */
import { SENTENCES } from './errors.ts';
import type { VisitorKind } from './pages.ts';

/** What every invitation to register ends with (spec §6). */
const QUESTION = 'Vuoi accedere o registrarti ora?';

/** The Italian texts of spec §6, by what the visitor wanted; `generic` where nothing more exact is known. */
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
  /** Kinds of visitors who may. */
  allowed: readonly VisitorKind[];
  prompt: PromptKey;
  /** What the server answers a guest with 403; the prompt without it. */
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

/** Feature → action → rule. What is not in here nobody may do. */
export const FEATURES = {
  prices: { view: open },
  stations: { view: open },
  pages: { open: { allowed: VISITORS, prompt: 'generic' } },
  /** A guest shows its position to the phone for the moment; only a registered user keeps a consent. */
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

/** The rule for an action on a feature; undefined for one that does not exist. */
export function findRule(feature: string, action: string): Rule | undefined {
  const actions: Readonly<Record<string, Rule>> | undefined = Object.hasOwn(FEATURES, feature)
    ? FEATURES[feature as Feature]
    : undefined;
  return actions && Object.hasOwn(actions, action) ? actions[action] : undefined;
}

/** True when this kind of visitor may do it; false for what is not in the table. */
export function mayUse(kind: VisitorKind, feature: string, action: string): boolean {
  return findRule(feature, action)?.allowed.includes(kind) ?? false;
}

/** What this kind of visitor may do, as it is sent: `feature:action` (spec §3, §7). */
export function permissionsOf(kind: VisitorKind): string[] {
  return Object.entries<Readonly<Record<string, Rule>>>(FEATURES).flatMap(([feature, actions]) =>
    Object.entries(actions)
      .filter(([, { allowed }]) => allowed.includes(kind))
      .map(([action]) => `${feature}:${action}`),
  );
}
