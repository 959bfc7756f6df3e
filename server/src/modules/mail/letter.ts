import { escapeHtml } from '../../escape-html.ts';
import type { Mail } from './mailer.ts';

/** A paragraph, a page to open, or a code to type. */
type Part = string | { page: string; label: string } | { code: string };

/**
 * Writes a mail as text and as HTML.
 * @param parts in order, without markup; missing ones are left out
 */
export function letter(
  to: string,
  subject: string,
  parts: readonly (Part | false | undefined)[],
): Mail {
  const present = parts.filter((part) => part !== false && part !== undefined);
  return {
    to,
    subject,
    text: [...present.map(textOf), ''].join('\n\n'),
    html: `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
${present.map(htmlOf).join('\n')}
</body>
</html>
`,
  };
}

/**
 * Writes a mail that the recipient has not just requested: auto-responders do not answer it (RFC 3834).
 * @param parts as of `letter`
 */
export const notice = (...written: Parameters<typeof letter>): Mail => ({
  ...letter(...written),
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/**
 * Adds the headers of a one-click unsubscribe (RFC 8058).
 * @param address undefined: the mail stays as it is
 */
export function withUnsubscribe(mail: Mail, address: string | undefined): Mail {
  if (address === undefined) return mail;
  const headers = {
    ...mail.headers,
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, headers };
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  return 'page' in part ? part.page : `    ${part.code}`;
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  return 'page' in part
    ? `<p><a href="${escapeHtml(part.page)}" style="font-size:20px;font-weight:bold">${escapeHtml(part.label)}</a></p>`
    : `<p style="font-size:32px;font-weight:bold;letter-spacing:4px">${part.code}</p>`;
}
