import type { MailReason } from '@pieno/contract/mail/mail-trouble.ts';

/** An error of nodemailer; its message contains the address and is never passed on. */
interface Thrown {
  code?: string;
  /** The system's code, beneath nodemailer's. */
  originalCode?: string;
  command?: string;
  /** Set by us: true where part of the mail itself was sent. */
  isBegun?: boolean;
  responseCode?: number;
}

/** Why a mail was not sent, without the mail server's text, which contains the address. */
export interface MailFailure {
  reason: MailReason;
  answer: number | null;
  /** True where the mail server cannot have accepted the mail, and may do so later. */
  mayRepeat: boolean;
}

const SILENT = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
/** Permanent reasons that concern this mail or its recipient. */
const OF_THE_MAIL: readonly MailReason[] = ['recipient', 'rejected'];
const CERTIFICATE = /CERT|SSL|SIGNATURE|EPROTO/u;

/** Reads why a mail server did not accept a mail. @param error as nodemailer throws it */
export function readMailFailure(error: unknown): MailFailure {
  const thrown = error as Thrown;
  const { responseCode: answer = null, isBegun = false } = thrown;
  const reason = reasonOf(thrown);
  const mayRepeat = reason === 'later' || (!isBegun && !OF_THE_MAIL.includes(reason));
  return { reason, answer, mayRepeat };
}

function reasonOf({ code = '', originalCode = '', command, responseCode = 0 }: Thrown): MailReason {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  if (responseCode >= 400 && responseCode < 500) return 'later';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (responseCode >= 500) return 'rejected';
  if (code === 'EDNS' || originalCode === 'ENOTFOUND') return 'unknown';
  if (code === 'ETLS' || code === 'EREQUIRETLS' || CERTIFICATE.test(originalCode)) return 'tls';
  if (originalCode === 'ECONNREFUSED') return 'refused';
  if (SILENT.includes(code) || SILENT.includes(originalCode)) return 'silent';
  return code === 'ECONNECTION' || code === 'ESOCKET' ? 'closed' : 'other';
}

/** True for a permanent refusal of the mail server: a retry would fail again. */
export const isRefusal = ({ answer }: MailFailure): boolean => answer !== null && answer >= 500;
