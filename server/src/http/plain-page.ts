import { escapeHtml } from '../escape-html.ts';
import { DOCUMENT_HEADERS, inlineHash, NO_CONTENT_POLICY } from './security-headers.ts';

/** Only sizes; colours are the browser's defaults, light or dark. Inline, to save a request. */
const STYLE =
  ':root{color-scheme:light dark}' +
  'body{max-inline-size:32rem;margin:20vh auto 0;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif}' +
  'a{display:inline-block;padding-block:.75rem}' +
  'button{padding:.75rem 1.5rem;font:inherit}';

const POLICY = `${NO_CONTENT_POLICY}; style-src '${inlineHash(STYLE)}'`;

/**
 * Builds the HTML page that shows a person one sentence, mostly an error.
 * @param sentence in Italian; escaped, as it may contain parts of the request's address
 * @param button the Italian label of a button that sends a POST to the page's own address
 */
export function plainPage(
  sentence: string,
  button?: string,
): { headers: Record<string, string>; body: string } {
  return {
    headers: {
      ...DOCUMENT_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    },
    body: `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pieno</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Pieno</h1>
<p>${escapeHtml(sentence)}</p>
${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}
<p><a href="/home">Torna alla Home</a></p>
</main>
</body>
</html>
`,
  };
}
