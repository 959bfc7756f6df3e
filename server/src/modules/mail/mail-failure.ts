import type { MailReason } from '@pieno/contract/mail/mail-words.ts';

/** What nodemailer throws; its message quotes the address and goes nowhere. */
interface Thrown {
  code?: string;
  /** That of the system, beneath nodemailer's. */
  originalCode?: string;
  command?: string;
  /** Ours: true where some of the mail itself was sent. */
  isBegun?: boolean;
  responseCode?: number;
}

/** Why a mail did not leave, without the mail server's own words, which quote the address. */
export interface MailFailure {
  reason: MailReason;
  answer: number | null;
  /** True where the mail server cannot have the mail, and may take it later. */
  mayRepeat: boolean;
}

const SILENT = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
/** Said for good of this mail or its recipient. */
const OF_THE_MAIL: readonly MailReason[] = ['recipient', 'rejected'];
const CERTIFICATE = /CERT|SSL|SIGNATURE|EPROTO/u;

/** Tells why a mail server did not take a mail. @param error as nodemailer throws it */
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

/** True where the mail server has said no for good: a retry would fail again. */
export const isRefusal = ({ answer }: MailFailure): boolean => answer !== null && answer >= 500;
