import type { Plugin } from 'vite';

/** The compiler's wrapper of a message: it asks for the visitor's language, which is always Italian. */
const ASKING = /^export const (\w+) = [^]*$/m;
const RUNTIME = /^import \{[^}]*\} from '\.\.\/runtime\.js';$/m;

/** Returns a compiled message without the choice of a language; null if the code is not in the expected form. */
export function bareMessage(code: string): string | null {
  const name = ASKING.exec(code)?.[1];
  if (!name || !code.includes(`const it_${name} = `)) return null;
  return code.replace(RUNTIME, '').replace(ASKING, `export { it_${name} as ${name} };`);
}

/**
 * Removes the choice of a language from the compiled messages, as there is one catalogue. With it every message would
 * be two functions, and the entry would contain the code that detects the language. The build fails if the compiler
 * changes its output's form.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'pieno-one-language',
    apply: 'build',
    transform: {
      filter: { id: /\/paraglide\/(runtime|messages\/(?!_index)\w+)\.js$/ },
      handler(code, id) {
        // It prepares the choice, and would stay unless declared free of side effects.
        if (id.endsWith('/runtime.js')) return { code, map: null, moduleSideEffects: false };
        const bare = bareMessage(code);
        if (bare === null) this.error(`Not in the form of a message: ${id}`);
        return { code: bare, map: null };
      },
    },
  };
}
