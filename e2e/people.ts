/** Who has an account, and how one gets one or comes in. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { SessionSchema, type Session } from '@pieno/contract/account.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/** A picture somebody may choose for the profile. */
export const PICTURE = path.join(import.meta.dirname, '../web/public/icons/icon-192.png');

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Somebody nobody has met before. */
export const stranger = (): Person => ({
  name: 'Anna Gatti',
  email: `anna.${randomUUID()}@example.sm`,
  password: 'Tre torri e un monte',
});

/** Registers without the page, for journeys that begin later. */
export async function register(request: APIRequestContext, person: Person): Promise<Session> {
  const { password } = person;
  const answer = await request.post('/api/register', {
    data: { ...person, password_confirmation: password, agree_privacy: true, notifications: true },
  });
  return SessionSchema.parse(await answer.json());
}

/** Fills in the form of /register. */
export async function fillInRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Ripeti la password').fill(person.password);
  await page.getByLabel('Accetto i termini e le condizioni.').check();
}

/** Fills in the form of /login and sends it. */
export async function fillInLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** The token with which this phone is signed in. */
export function tokenOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('pieno.visitor')!) as { token: string };
    return token;
  });
}
