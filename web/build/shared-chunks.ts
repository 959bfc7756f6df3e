import type { Plugin, Rolldown } from 'vite';

/** Where prices are, and what belongs to their first sight: fetched in advance (web/src/core/takeover/next-screens.ts). */
const NEXT = [
  /\/routes\/_page\/(ranking\.\$decade|business\.\$id)\.tsx\?tsr-split=component$/,
  /\/screens\/business\/facts-cards\.tsx$/,
];
/** What is one tap away from any screen as well, but loaded when it is opened. */
const TAP_AWAY = [
  /\/routes\/(social-login|_page\/settings)\.tsx\?tsr-split=component$/,
  /\/frame\/(app-menu|quick-settings)\.tsx$/,
  /\/account\/register-prompt\.tsx$/,
];
/** The answer on the home of who has a tank or favourites: not with what all other parts share. */
const ANSWER = /\/screens\/home\/answer\/home-answer\.tsx$/;
/** What administrators and owners open: it shares less, and stays as the bundler splits it. */
const OFFICE = /\/screens\/admin\/|\/routes\/_page\/(admin|gestore)\./;
/** The live map's own code: neither brings it along what others share, nor others what it uses. */
const MAP = /\/map\/live-/;
/**
 * Imported with the whole library, but for lists that grow; by the settings alone; and by what is said of reviews, of which
 * nothing is kept in advance.
 */
const ELSEWHERE =
  /\/(infiniteQueryObserver|useInfiniteQuery)\.js$|\/account\/user-switch\.tsx$|\/chip-names\.ts$|\/review_\w+\.js$/;
/** They name all messages: which ones a module says, its own text tells. */
const MESSAGES = /\/paraglide\/messages\.js$/;

/** What the lazy modules of each part of the product import statically. */
const uses = {
  next: new Set<string>(),
  tapAway: new Set<string>(),
  answer: new Set<string>(),
  others: new Set<string>(),
  map: new Set<string>(),
  gallery: new Set<string>(),
};

/** What two or three lazy modules use leaves their own files for one that they share; the first group that takes it has it. */
const GROUPS = [
  // The demo pages load nothing of the product's.
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
  // The review sheet, which opens beside them, says the chips by the same names.
  { name: 'facts-cards', test: /\/reviews\/chip-names\.ts$|\/business\/facts-cards\.tsx$/ },
  // Whoever has said a tank, or is asked for it in a ranking, loads no more than this.
  {
    name: 'tank',
    test: /\/web\/src\/features\/(prices\/tank\/(?!tank-form)|alerts\/alert-button)[^?]*$|\/contract\/src\/profile\/tank\.ts$/,
  },
  // Whoever is registered loads it at rest.
  {
    name: 'answer',
    test: (id: string) => uses.answer.has(id) && !ELSEWHERE.test(id),
    minShareCount: 2,
  },
  // Of the contract, what the calls of the first screens do not need; and what is said of an error.
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
 * Puts what several lazy parts of the product use into few files. By default the bundler makes a file of each set of
 * modules with the same users, some of a hundred bytes: a screen fetched thirty of them, one after the other.
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

/** Adds a module and all that it imports statically. */
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
