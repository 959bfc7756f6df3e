import type { Plugin } from 'vite';

const STYLES = /\.module\.css$/;
const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/** Returns a module's code with each stylesheet's classes as constants instead of one object. */
export const withConstants = (code: string): string =>
  code.replace(IMPORT, (line, name: string, file: string) =>
    new RegExp(`\\b${name}\\b[^.]`).test(code.replace(line, ''))
      ? line
      : `import * as ${name} from ${file};`,
  );

/**
 * Inlines the names of classes where they are used. By default each stylesheet is an object of all its classes,
 * including those that only its own selectors use. The stylesheet itself stays, though its module disappears.
 */
export function bareClasses(): Plugin[] {
  return [
    {
      name: 'pieno-bare-classes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css'/ },
        handler: (code) => ({ code: withConstants(code), map: null }),
      },
    },
    {
      name: 'pieno-kept-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: STYLES },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
