import type { MailReason } from '@pieno/contract/mail/mail-words.ts';

/** What nodemailer throws; its message quotes the address and goes nowhere. */
interface Thrown {
  code?: string;
  /** That of the system, beneath nodemailer's. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
}

/** Why a mail did not leave, without the mail server's own words, which quote the address. */
export interface MailFailure {
  reason: MailReason;
  answer: number | null;
}

const SILENT = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
const CERTIFICATE = /CERT|SSL|SIGNATURE|EPROTO/u;

/** Tells why a mail server did not take a mail. @param error as nodemailer throws it */
export function readMailFailure(error: unknown): MailFailure {
  const thrown = error as Thrown;
  const { responseCode } = thrown;
  return { reason: reasonOf(thrown), answer: responseCode === undefined ? null : responseCode };
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
