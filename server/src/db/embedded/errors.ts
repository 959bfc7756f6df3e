import pg from 'pg';
import type { ErrorFields } from './wire.ts';

/** Makes an error of the embedded database, with the class and codes of node-postgres' errors. */
export function databaseError({ message, ...fields }: ErrorFields): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), fields);
}

export const statementTimeout = (limitMs: number) =>
  databaseError({
    message: `A statement ran longer than ${limitMs} ms; the embedded database was restarted`,
    code: '57014',
  });

export const transactionTimeout = (limitMs: number) =>
  databaseError({
    message: `A transaction was open longer than ${limitMs} ms and was rolled back`,
    code: '25P03',
  });

export const restarted = (reason: string) =>
  databaseError({ message: `The embedded database was restarted: ${reason}`, code: '57P01' });

export const notOpen = (reason: string) =>
  databaseError({ message: `The embedded database does not open: ${reason}`, code: '57P03' });

export const closed = () =>
  databaseError({ message: 'The embedded database is closed', code: '57P01' });
