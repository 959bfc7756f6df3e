const ADDRESS = String.raw`[^<>\s",;]+@[^<>\s",;]+`;

/** One mail address, with or without a name before it. */
export const SENDER = new RegExp(`^(${ADDRESS}|[^<>\\r\\n",;]+ <${ADDRESS}>)$`);

/** Whom mails come from when nobody says otherwise: Pieno, at the host visitors know. */
export function senderOf(publicUrl: string | undefined): string {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return `Pieno <pieno@${host}>`;
}
