const ADDRESS = String.raw`[^<>\s",;]+@[^<>\s",;]+`;

/** Matches one mail address, with or without a display name before it. */
export const SENDER = new RegExp(`^(${ADDRESS}|[^<>\\r\\n",;]+ <${ADDRESS}>)$`);

/** Returns the default sender of mails: Pieno, at the host of the public address. */
export function senderOf(publicUrl: string | undefined): string {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return `Pieno <pieno@${host}>`;
}
