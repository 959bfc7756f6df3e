import type { Plugin } from 'vite';

const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/** Returns a table of calls without the API description's summaries; null if one is in another form. */
export function withoutSummaries(code: string): string | null {
  const bare = code.replace(SUMMARY, '');
  return bare.includes('summary:') ? null : bare;
}

/**
 * Removes the API description's summaries from the pages: the pages read the same table of calls, whose schemas load on
 * the first visit. The build fails if a summary is no plain text.
 */
export function callSummaries(): Plugin {
  return {
    name: 'pieno-call-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/.+(?<!\/call)\.ts$/, code: /\bsummary:/ },
      handler(code, id) {
        const bare = withoutSummaries(code);
        if (bare === null) this.error(`A summary is no plain text: ${id}`);
        return { code: bare, map: null };
      },
    },
  };
}
