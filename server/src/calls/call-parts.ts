import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppParts } from '../app-parts.ts';
import type { Executor } from '../db/database.ts';
import { identify } from '../http/authentication.ts';
import type { RateLimitStore } from '../limits/rate-limit-store.ts';
import { waitWhileBusy } from '../http/limits/pressure.ts';
import { guards, permissions, type Allow, type Guard } from '../http/permission.ts';
import type { AccountParts } from '../modules/accounts/account-parts.ts';
import { EmailCodes } from '../modules/accounts/email-codes.ts';
import { personHasher } from '../modules/accounts/person-hash.ts';
import { readUser } from '../modules/accounts/token-reader.ts';
import { GuestTokens } from '../modules/guests/tokens.ts';
import { Uploads } from '../modules/images/uploads.ts';
import { ImportDesk } from '../modules/imports/runs/import-desk.ts';
import { invitationParts, type InvitationParts } from '../modules/invitations/invitation-parts.ts';
import { Mailer } from '../modules/mail/mailer.ts';
import { SecondFactor } from '../modules/second-factor/second-factor.ts';

export interface CallParts extends AccountParts, InvitationParts, Omit<AppParts, 'webRoot'> {
  db: Executor;
  /** Identifies the visitor; refuses nobody. */
  identify: onRequestAsyncHookHandler;
  allow: Allow;
  guard: Guard;
  tries: RateLimitStore;
  guestTokens: GuestTokens;
  mailer: Mailer;
  /** Limits the calls that receive pictures. */
  uploads: Uploads;
  desk: ImportDesk;
  /** True in the running server, false in a command's own process. */
  isServed: boolean;
}

export type Calls<Needs extends keyof CallParts> = (
  parts: Pick<CallParts, Needs>,
) => FastifyPluginAsyncZod;

/** Makes the dependencies of the calls. @param tries counts the calls for the limits per account */
export function callParts(parts: AppParts, tries: RateLimitStore): CallParts {
  const { config, clock, board, background, secrets, logger, database, pressure } = parts;
  const db = database.requestKysely;
  const guestTokens = new GuestTokens(secrets.keyFor('guest'), clock);
  const readers = {
    guest: (token: string) => guestTokens.read(token),
    user: readUser(db, clock),
  };
  const shown = () => board.refresh();
  const context = { database, clock, config, shown, waitWhileBusy: waitWhileBusy(pressure) };
  return {
    ...parts,
    ...invitationParts(clock, secrets, config),
    db,
    tries,
    identify: identify(readers),
    allow: permissions(readers),
    guard: guards(readers),
    codes: new EmailCodes(db, clock, secrets.keyFor('accounts')),
    secondFactor: new SecondFactor(secrets.keyFor('second-factor'), clock, logger),
    personHash: personHasher(secrets),
    guestTokens,
    mailer: new Mailer({ db, config, clock, logger }),
    uploads: new Uploads(),
    desk: new ImportDesk({ ...context, background, logger }),
    isServed: true,
  };
}
