import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { SessionSchema, type Session } from '@pieno/contract/accounts/account.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/** An image file to upload as a profile picture. */
export const PICTURE = path.join(import.meta.dirname, '../web/public/icons/icon-192.png');

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Returns a person with a unique e-mail address and no account yet. */
export const randomPerson = (): Person => ({
  name: 'Anna Gatti',
  email: `anna.${randomUUID()}@example.sm`,
  password: 'Tre torri e un monte',
});

/** Registers a person through the API, for tests that start with an existing account. */
export async function register(request: APIRequestContext, person: Person): Promise<Session> {
  const { password } = person;
  const answer = await request.post('/api/register', {
    data: { ...person, password_confirmation: password, agree_privacy: true, notifications: true },
  });
  return SessionSchema.parse(await answer.json());
}

export async function fillInRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Ripeti la password').fill(person.password);
  await page.getByLabel('Accetto i termini e le condizioni.').check();
}

export async function fillInLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
}

export function tokenOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('pieno.visitor')!) as { token: string };
    return token;
  });
}
