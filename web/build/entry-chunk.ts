import type { Plugin, Rolldown } from 'vite';

/**
 * Modules that the entry imports only through barrel files (all messages, all query and router hooks). They are not
 * forced into the entry chunk: the bundler puts each into the chunks that use it.
 */
const LISTED = [
  /\/paraglide\/messages\//,
  /\/(mutationObserver|useMutation\w*|(queries|infiniteQuery)Observer|useQueries|useInfiniteQuery|useRouterState|shallow)\.js$/,
];

/** Its numbers are inlined; the entry needs none of its lists. */
const LIMITS = /\/contract\/src\/limits\.ts$/;

/** Numbers and lists of the contract that screens use without a schema, so that they do not wait for Zod. */
const PLAIN = /\/contract\/src\/(.*limits|blank-text)\.ts$/;

/** The schemas of the entry's first call, with Zod: the only lazy module with a chunk of its own here. */
const SCHEMAS = /\/src\/core\/api\/schemas\.ts$/;

/**
 * Puts all modules that the entry imports statically, directly or indirectly, into one chunk. By default the bundler
 * splits off the modules that lazy screens share with the entry: the first visit would load eight more small files,
 * which compress worse.
 */
export function entryChunk(): Plugin {
  const needed = new Set<string>();
  const schemas = new Set<string>();
  return {
    name: 'pieno-entry-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'entry', test: (id) => needed.has(id), priority: 102 },
                { name: 'limits', test: PLAIN, priority: 101 },
                { name: 'schemas', test: (id) => schemas.has(id), priority: 100 },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.isEntry) collect(this, id, needed, [...LISTED, LIMITS]);
        if (SCHEMAS.test(id)) collect(this, id, schemas, [...LISTED, PLAIN]);
      }
    },
  };
}

function collect(
  context: Rolldown.PluginContext,
  id: string,
  found: Set<string>,
  except: readonly RegExp[],
): void {
  if (found.has(id) || except.some((listed) => listed.test(id))) return;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? [])
    collect(context, next, found, except);
}
