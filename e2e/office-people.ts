/** Administrators and owners, created through the API and the command line. */
import type { Session } from '@pieno/contract/accounts/account.ts';
import {
  AcceptedInvitationSchema,
  InvitationSchema,
} from '@pieno/contract/invitations/invitations.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeAdministrator } from './operator.ts';
import { randomPerson, register, type Person } from './people.ts';
import { expect, signIn } from './test.ts';

interface Registered {
  person: Person;
  user: Session['user'];
  as: Record<string, string>;
}

async function registered(request: APIRequestContext): Promise<Registered> {
  const person = randomPerson();
  const { token, user } = await register(request, person);
  return { person, user, as: { authorization: `Bearer ${token}` } };
}

const administrators = new Map<string, Promise<Registered>>();

/** The administrator of a product instance, created once: each command is a process that takes seconds. */
function administratorOf(request: APIRequestContext, dataDir: string): Promise<Registered> {
  const known = administrators.get(dataDir);
  if (known) return known;
  const made = registered(request).then(async (account) => {
    await makeAdministrator(dataDir, account.person.email);
    return account;
  });
  administrators.set(dataDir, made);
  return made;
}

/** Registers a person whose e-mail an administrator marks as verified. */
export async function registerVerified(
  request: APIRequestContext,
  dataDir: string,
): Promise<Registered> {
  const administrator = await administratorOf(request, dataDir);
  const account = await registered(request);
  const answer = await request.put(`/api/admin/people/${account.user.id}/email-verification`, {
    headers: administrator.as,
    data: { verified: true, reason: 'Telefonata' },
  });
  expect(answer.status()).toBe(200);
  return account;
}

/** Signs in the product's administrator on a page. */
export async function administratorOn(page: Page, request: APIRequestContext, dataDir: string) {
  const administrator = await administratorOf(request, dataDir);
  await signIn(page, administrator.person);
  return administrator;
}

async function invite(request: APIRequestContext, as: Record<string, string>, station: number) {
  const answer = await request.post(`/api/admin/stations/${station}/invitations`, {
    headers: as,
    data: {},
  });
  return InvitationSchema.parse(await answer.json());
}

async function makeOwner(request: APIRequestContext, dataDir: string, code: string) {
  const owner = await registerVerified(request, dataDir);
  const answer = await request.post('/api/owner/invitations/accept', {
    headers: owner.as,
    data: { code },
  });
  AcceptedInvitationSchema.parse(await answer.json());
  return owner;
}

/** The product's administrator invites a person, who becomes the owner of a station. */
export async function ownerOf(request: APIRequestContext, dataDir: string, station: number) {
  const { as } = await administratorOf(request, dataDir);
  const { code } = await invite(request, as, station);
  return await makeOwner(request, dataDir, code);
}

/** The same, after the administrator has signed in on a page. */
export async function invitedOwner(
  page: Page,
  request: APIRequestContext,
  dataDir: string,
  station: number,
) {
  await administratorOn(page, request, dataDir);
  return await ownerOf(request, dataDir, station);
}

export async function publish(
  request: APIRequestContext,
  as: Record<string, string>,
  station: number,
  price: { fuel_type_id: number; price: number },
): Promise<void> {
  const answer = await request.put(`/api/owner/stations/${station}/prices`, {
    headers: { ...as, 'idempotency-key': crypto.randomUUID() },
    data: { prices: [price], sure: true },
  });
  expect(answer.status()).toBe(200);
}
