// Removes the prerendered content from a page.
const CONTENT = /(?<=<div id="root") data-prepared>.*(?=<\/div>\s*<script data-content)/s;
/** Pages with content have inline styles, and their scripts wait for the first paint. */
const STYLES = /<style>.*?<\/style>/s;
const SHEETS = /(?<=<link rel="stylesheet" )(href="[^"]*") disabled/g;
const APP = /<template id="app">(.*?)<\/template>/s;
const ANSWERS = /<script type="application\/json" id="answers">.*?<\/script>/s;

/** Returns a page without content. /home keeps its answers, because it had them before pages were prerendered. */
export function withoutContent(html, path) {
  const page = html
    .replace(STYLES, '')
    .replaceAll(SHEETS, 'crossorigin $1')
    .replace(APP, '$1')
    .replace(CONTENT, '>');
  return ['/', '/home'].includes(path) ? page : page.replace(ANSWERS, '');
}
