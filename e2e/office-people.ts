/** The people of the office: administrators and owners, made through the API and the command line. */
import { AcceptedInvitationSchema, InvitationSchema } from '@pieno/contract/owners.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeAdministrator, verify } from './operator.ts';
import { randomPerson, register } from './people.ts';
import { expect, signIn } from './test.ts';

/** Registers somebody with a verified e-mail. */
export async function registerVerified(request: APIRequestContext, dataDir: string) {
  const person = randomPerson();
  const { token, user } = await register(request, person);
  await verify(dataDir, person.email);
  return { person, user, as: { authorization: `Bearer ${token}` } };
}

/** Registers an administrator, and signs in on a page. */
export async function administratorOn(page: Page, request: APIRequestContext, dataDir: string) {
  const { person, as } = await registerVerified(request, dataDir);
  await makeAdministrator(dataDir, person.email);
  await signIn(page, person);
  return { person, as };
}

export async function invite(
  request: APIRequestContext,
  as: Record<string, string>,
  station: number,
) {
  const answer = await request.post(`/api/admin/stations/${station}/invitations`, {
    headers: as,
    data: {},
  });
  return InvitationSchema.parse(await answer.json());
}

export async function makeOwner(request: APIRequestContext, dataDir: string, code: string) {
  const owner = await registerVerified(request, dataDir);
  const answer = await request.post('/api/owner/invitations/accept', {
    headers: owner.as,
    data: { code },
  });
  AcceptedInvitationSchema.parse(await answer.json());
  return owner;
}

/** Publishes a price as its owner. */
export async function publish(
  request: APIRequestContext,
  as: Record<string, string>,
  station: number,
  price: { fuel_type_id: number; price: number },
): Promise<void> {
  const said = await request.put(`/api/owner/stations/${station}/prices`, {
    headers: { ...as, 'idempotency-key': crypto.randomUUID() },
    data: { prices: [price], sure: true },
  });
  expect(said.status()).toBe(200);
}
