import type { Mail } from '../mail/mailer.ts';
import { escapeHtml } from '../../http/escape-html.ts';

const SUBJECT = 'Pieno: manca una copia dei dati';

/** Builds the mail about back-ups that fail. @param words what `backupWords` says */
export function backupMail(to: string, words: string, publicUrl: string | undefined): Mail {
  const parts = [
    'Ciao,',
    `${words.replace(/\.$/u, '')}.`,
    'Che cosa fare sta in docs/operations.md.',
  ];
  const page = publicUrl && `${publicUrl}/admin`;
  return {
    to,
    subject: SUBJECT,
    text: [...parts, ...(page ? [page] : []), ''].join('\n\n'),
    html: `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><title>${SUBJECT}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
${parts.map((part) => `<p>${escapeHtml(part)}</p>`).join('\n')}
${page ? `<p><a href="${page}" style="font-size:20px;font-weight:bold">Apri Oggi</a></p>` : ''}
</body>
</html>
`,
  };
}
