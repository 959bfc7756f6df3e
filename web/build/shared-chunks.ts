import type { Plugin, Rolldown } from 'vite';

/** The price screens and what they show at first: fetched in advance (web/src/core/takeover/next-screens.ts). */
const NEXT = [
  /\/routes\/_page\/(ranking\.\$decade|business\.\$id)\.tsx\?tsr-split=component$/,
  /\/screens\/business\/facts-cards\.tsx$/,
];
/** Also one tap away from any screen, but loaded when opened. */
const TAP_AWAY = [
  /\/routes\/(social-login|_page\/settings)\.tsx\?tsr-split=component$/,
  /\/frame\/(app-menu|quick-settings)\.tsx$/,
  /\/account\/register-prompt\.tsx$/,
];
/** The home page's answer, for visitors with a tank or favourites: separate from the shared parts. */
const ANSWER = /\/screens\/home\/answer\/home-answer\.tsx$/;
/** Screens of administrators and owners: they share less, and keep the bundler's default. */
const OFFICE = /\/screens\/admin\/|\/routes\/_page\/(admin|gestore)\./;
/** The live map's own code: it shares no chunk with other parts, in either direction. */
const MAP = /\/map\/live-/;
/**
 * Imported by the whole library, but used only by growing lists; by the settings; and by reviews, which are not fetched
 * in advance.
 */
const ELSEWHERE =
  /\/(infiniteQueryObserver|useInfiniteQuery)\.js$|\/account\/user-switch\.tsx$|\/chip-names\.ts$|\/review_\w+\.js$/;
/** It lists all messages; a module's own code shows which ones it uses. */
const MESSAGES = /\/paraglide\/messages\.js$/;

/** The static imports of the lazy modules of each part of the product. */
const uses = {
  next: new Set<string>(),
  tapAway: new Set<string>(),
  answer: new Set<string>(),
  others: new Set<string>(),
  map: new Set<string>(),
  gallery: new Set<string>(),
};

/**
 * Modules that several lazy modules use move from the bundler's small files to a shared one; the first matching group
 * takes a module.
 */
const GROUPS = [
  // The demo pages load nothing of the product.
  {
    name: 'ui',
    test: (id: string) => uses.gallery.has(id) && uses.next.has(id),
    minShareCount: 2,
  },
  {
    name: 'ui-menu',
    test: (id: string) => uses.gallery.has(id) && uses.tapAway.has(id),
    minShareCount: 2,
  },
  {
    name: 'ui-parts',
    test: (id: string) => uses.gallery.has(id) && uses.others.has(id),
    minShareCount: 2,
  },
  {
    name: 'screens',
    test: (id: string) => uses.next.has(id) && !ELSEWHERE.test(id),
    minShareCount: 2,
  },
  {
    name: 'menu',
    test: (id: string) => uses.tapAway.has(id) && !ELSEWHERE.test(id),
    minShareCount: 2,
  },
  // The review sheet, which opens beside them, uses the same names of chips.
  { name: 'facts-cards', test: /\/reviews\/chip-names\.ts$|\/business\/facts-cards\.tsx$/ },
  // A visitor who sets a tank, also in a ranking, loads only this.
  {
    name: 'tank',
    test: /\/web\/src\/features\/(prices\/tank\/(?!tank-form)|alerts\/alert-button)[^?]*$|\/contract\/src\/profile\/tank\.ts$/,
  },
  // Loaded for registered users when idle.
  {
    name: 'answer',
    test: (id: string) => uses.answer.has(id) && !ELSEWHERE.test(id),
    minShareCount: 2,
  },
  // The part of the contract that the first screens' calls do not need, and the error texts.
  { name: 'later-schemas', test: /\/contract\/src\/calls\.ts$/ },
  { name: 'error-texts', test: /\/src\/core\/api\/error-texts\.ts$/ },
  { name: 'failures', test: /\/src\/core\/api\/failures\.ts$/ },
  {
    name: 'parts',
    test: (id: string) => uses.others.has(id) && !uses.map.has(id),
    minShareCount: 3,
  },
];

/**
 * Puts modules that several lazy parts of the product use into few files. By default the bundler creates a file for
 * each set of modules with the same users, some of a hundred bytes: a screen fetched thirty of them, one after the
 * other.
 */
export function sharedChunks(): Plugin {
  const groups = GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }));
  return {
    name: 'pieno-shared-chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.dynamicImporters.length === 0) continue;
        for (const part of partsOf(id)) collect(this, id, uses[part]);
      }
    },
  };
}

function partsOf(id: string): (keyof typeof uses)[] {
  if (id.includes('/gallery/src/')) return ['gallery'];
  if (!id.includes('/web/src/')) return [];
  if (OFFICE.test(id)) return [];
  if (MAP.test(id)) return ['map'];
  if (ANSWER.test(id)) return ['answer', 'others'];
  if (NEXT.some((each) => each.test(id))) return ['next', 'others'];
  return TAP_AWAY.some((each) => each.test(id)) ? ['tapAway', 'others'] : ['others'];
}

function collect(context: Rolldown.PluginContext, id: string, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  for (const next of importedIds) {
    if (!MESSAGES.test(next)) collect(context, next, found);
    else
      for (const [, name] of code?.matchAll(/\bm\.(\w+)/g) ?? [])
        found.add(next.replace(/\.js$/, `/${name}.js`));
  }
}
