import { RECOVERY } from '@pieno/contract/limits.ts';
import type { Mail } from '../mail/mailer.ts';

const SUBJECT = 'Il codice per la tua password di Pieno';
const INTRODUCTION = 'Ciao, ecco il codice per scegliere una nuova password di Pieno:';
const VALIDITY = `Vale ${RECOVERY.minutes} minuti, una volta sola. Scrivilo nella pagina da cui lo hai chiesto.`;
const WARNING =
  'Se non lo hai chiesto tu, ignora questo messaggio: senza il codice nessuno cambia la tua password. Non darlo a nessuno, nemmeno a chi dice di essere Pieno.';
const GREETING = 'Buona strada!';

/**
 * Builds the mail with a recovery code. It holds no text typed by a visitor, so that nobody can use it to send
 * messages to the owner of an address. The code is not in the subject, which a locked screen may show.
 */
export function codeMail(to: string, code: string): Mail {
  return {
    to,
    subject: SUBJECT,
    text: [INTRODUCTION, `    ${code}`, VALIDITY, WARNING, GREETING, ''].join('\n\n'),
    html: `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><title>${SUBJECT}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
<p>${INTRODUCTION}</p>
<p style="font-size:32px;font-weight:bold;letter-spacing:4px">${code}</p>
<p>${VALIDITY}</p>
<p>${WARNING}</p>
<p>${GREETING}</p>
</body>
</html>
`,
  };
}
