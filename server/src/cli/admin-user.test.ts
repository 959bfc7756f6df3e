import { expect, test } from 'vitest';
import { addUser, findUserByEmail } from '../modules/accounts/repository.ts';
import { openTestCommand } from '../testing/command-context.ts';
import { adminCommand } from './admin-command.ts';

async function openWithAnna() {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const now = command.clock.now();
  const anna = { name: 'Anna', full_name: null, email: 'anna@example.sm' };
  const id = await addUser(kysely, { ...anna, notifications: true, agree_privacy_at: now }, now);
  const session = { user_id: id!, token_hash: 'token-of-anna', expires_at: '2027-01-01T00:00:00Z' };
  await kysely.insertInto('user_session').values(session).execute();
  return {
    ...command,
    user: (...args: string[]) => command.run(adminCommand, 'user', ...args),
    anna: () => findUserByEmail(kysely, anna.email),
    sessions: () => kysely.selectFrom('user_session').selectAll().execute(),
  };
}

test('somebody becomes an administrator, and a user again', async () => {
  const { user, anna, lines, sessions } = await openWithAnna();
  expect(await user('Anna@Example.sm', '--role', 'admin')).toBe(0);
  expect(lines).toEqual(['anna@example.sm (Anna): ruolo admin, attivo']);
  expect(await anna()).toMatchObject({ role: 'admin', is_active: true });
  expect(await user('anna@example.sm', '--role', 'user')).toBe(0);
  expect(await anna()).toMatchObject({ role: 'user' });
  expect(await sessions()).toHaveLength(1);
});

test('a deactivated account is signed out and can be reactivated', async () => {
  const { user, anna, lines, sessions } = await openWithAnna();
  await user('anna@example.sm', '--inactive');
  expect(await anna()).toMatchObject({ role: 'user', is_active: false });
  expect(await sessions()).toEqual([]);
  await user('anna@example.sm', '--active');
  expect(await anna()).toMatchObject({ is_active: true });
  expect(lines).toEqual([
    'anna@example.sm (Anna): ruolo user, disattivato',
    'anna@example.sm (Anna): ruolo user, attivo',
  ]);
});

test('without options the account is shown', async () => {
  const { user, lines, anna } = await openWithAnna();
  const before = await anna();
  expect(await user('anna@example.sm')).toBe(0);
  expect(lines).toEqual(['anna@example.sm (Anna): ruolo user, attivo']);
  expect(await anna()).toEqual(before);
});

test.each([
  [['nessuno@example.sm', '--role', 'admin'], "Nessun account ha l'email «nessuno@example.sm»."],
  [['anna', '--role', 'admin'], "Nessun account ha l'email «anna»."],
  [['anna@example.sm', '--role', 'capo'], 'Il ruolo «capo» non esiste. I ruoli sono user, admin.'],
  [['anna@example.sm', '--active', '--inactive'], 'non possono stare insieme'],
  [['anna@example.sm', '--role'], "All'opzione «--role <ruolo>» manca il valore."],
  [['--role', 'admin'], "Manca l'argomento «email»."],
])('%j: a sentence, and nothing changes', async (args, sentence) => {
  const { user, errors, anna } = await openWithAnna();
  expect(await user(...args)).toBe(2);
  expect(errors.join('\n')).toContain(sentence);
  expect(await anna()).toMatchObject({ role: 'user', is_active: true });
});
