import { escapeHtml } from '../../http/escape-html.ts';
import type { Mail } from '../mail/mailer.ts';

export interface Reminder {
  to: string;
  name: string;
  station: string;
  /** The address of the owner's page, and of the one-click unsubscribe; without a public address there are none. */
  page: string | undefined;
  unsubscribe: string | undefined;
}

const GREETING = 'Grazie, e buona giornata!';

/** Builds the mail that asks an owner for a look at the prices (rule owner-reminders). */
export function reminderMail({ to, name, station, page, unsubscribe }: Reminder): Mail {
  const subject = `${station}: i prezzi sono ancora giusti?`;
  const paragraphs = [
    `Ciao ${name}, entro domani i prezzi di ${station} non saranno più in classifica, perché nessuno li conferma da giorni.`,
    'Se sono ancora giusti basta un tocco su «Tutto invariato»; se sono cambiati, bastano pochi secondi.',
  ];
  const off = 'Se non vuoi più questi promemoria, spegnili nella stessa pagina.';
  return {
    to,
    subject,
    text: [...paragraphs, ...(page ? [page] : []), off, GREETING, ''].join('\n\n'),
    html: `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${page ? `<p><a href="${escapeHtml(page)}" style="font-size:20px;font-weight:bold">Apri i tuoi prezzi</a></p>` : ''}
<p>${off}</p>
<p>${GREETING}</p>
</body>
</html>
`,
    ...(unsubscribe !== undefined && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
