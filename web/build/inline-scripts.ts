import { minifySync, type Plugin } from 'vite';

const INLINE = /(?<=<script(?: data-content)?>)[^]*?(?=<\/script>)/g;

/** Minifies the scripts inside index.html, which every page and the precached shell contain. */
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
