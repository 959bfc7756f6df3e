import { DIGEST_AFTER_HOURS } from '@pieno/contract/administration-limits.ts';
import type { Mail } from '../mail/mailer.ts';

/** How much has waited for too long. */
export interface DigestCounts {
  held: number;
  contested: number;
  people: number;
  /** What the cap on drivers' words holds. */
  over: number;
}

const SUBJECT = 'Pieno: qualcosa aspetta una tua decisione';
const GREETING = 'Buon lavoro!';

/**
 * Builds the mail that calls administrators to the queue (rule admin-digest). It holds numbers only: nothing that
 * anybody typed.
 */
export function digestMail(
  to: string,
  { held, contested, people, over }: DigestCounts,
  publicUrl: string | undefined,
): Mail {
  const parts = [
    held > 0 && (held === 1 ? '1 prezzo da verificare' : `${held} prezzi da verificare`),
    contested > 0 && (contested === 1 ? '1 prezzo contestato' : `${contested} prezzi contestati`),
    people > 0 && (people === 1 ? '1 gestore da accettare' : `${people} gestori da accettare`),
  ].filter((part) => part !== false);
  const introduction = [
    'Ciao,',
    over > 0 &&
      `oggi gli automobilisti hanno già spostato i prezzi di tanti distributori: ${over === 1 ? 'una parola aspetta' : `altre ${over} parole aspettano`} che decida tu, e scade dopo due giorni.`,
    parts.length > 0 && `da più di ${DIGEST_AFTER_HOURS} ore aspettano: ${parts.join(', ')}.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
  const page = publicUrl && `${publicUrl}/admin`;
  return {
    to,
    subject: SUBJECT,
    text: [introduction, ...(page ? [page] : []), GREETING, ''].join('\n\n'),
    html: `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><title>${SUBJECT}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
<p>${introduction}</p>
${page ? `<p><a href="${page}" style="font-size:20px;font-weight:bold">Apri la coda</a></p>` : ''}
<p>${GREETING}</p>
</body>
</html>
`,
  };
}
