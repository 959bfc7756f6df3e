import type { Plugin, Rolldown } from 'vite';

/** Behind lists of everything there is: each goes to whoever uses it. */
const LISTED =
  /\/paraglide\/messages\/|\/icons-react\/dist\/esm\/icons\/|\/(mutationObserver|useMutation\w*)\.js$/;

/**
 * Puts all that the entry needs at once into one chunk. Left alone, the bundler splits off what lazy
 * screens need too, and the first visit pays for eight small files with worse compression.
 */
export function entryChunk(): Plugin {
  const needed = new Set<string>();
  return {
    name: 'pieno-entry-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'entry', test: (id) => needed.has(id) }] },
          },
        },
      },
    }),
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.isEntry) collect(this, id, needed);
      }
    },
  };
}

function collect(context: Rolldown.PluginContext, id: string, found: Set<string>): void {
  if (found.has(id) || LISTED.test(id)) return;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) collect(context, next, found);
}
