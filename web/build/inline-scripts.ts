import { minifySync, type Plugin } from 'vite';

const INLINE = /(?<=<script(?: data-content)?>)[^]*?(?=<\/script>)/g;

/** Makes the scripts inside index.html small: every page carries them, and the shell that is kept in advance. */
export function inlineScripts(): Plugin {
  return {
    name: 'pieno-inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(INLINE, (script) => minifySync('inline.js', script).code.trim()),
    },
  };
}
