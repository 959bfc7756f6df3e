import { expect, test } from 'vitest';
import { addUser, findUserByEmail } from '../modules/accounts/repository.ts';
import { openTestCommand } from '../testing/command-context.ts';
import { adminCommand } from './admin-command.ts';

async function openWithAnna() {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const now = command.clock.now();
  const anna = { name: 'Anna', full_name: null, email: 'anna@example.sm' };
  const bruno = { name: 'Bruno', full_name: null, email: 'bruno@example.sm' };
  const id = await addUser(kysely, { ...anna, notifications: true, agree_privacy_at: now }, now);
  const session = { user_id: id!, token_hash: 'token-of-anna', expires_at: '2027-01-01T00:00:00Z' };
  await kysely.insertInto('user_session').values(session).execute();
  return {
    ...command,
    user: (...args: string[]) => command.run(adminCommand, 'user', ...args),
    command: (...args: string[]) => command.run(adminCommand, ...args),
    anna: () => findUserByEmail(kysely, anna.email),
    addBruno: () => addUser(kysely, { ...bruno, notifications: true, agree_privacy_at: now }, now),
    log: () => kysely.selectFrom('action_log').selectAll().orderBy('id').execute(),
    logId: async (email: string) =>
      (
        await kysely
          .selectFrom('app_user')
          .select('log_id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).log_id,
    sessions: () => kysely.selectFrom('user_session').selectAll().execute(),
  };
}

test('somebody becomes an administrator, and a user again', async () => {
  const { user, anna, lines, errors, sessions, addBruno, log, logId } = await openWithAnna();
  expect(await user('Anna@Example.sm', '--role', 'admin')).toBe(0);
  expect(lines).toEqual(['anna@example.sm (Anna): ruolo admin, attivo, email non confermata']);
  expect(await anna()).toMatchObject({ role: 'admin', is_active: true });
  expect(await user('anna@example.sm', '--role', 'user')).toBe(2);
  expect(errors).toContain("È l'ultimo amministratore attivo: prima nominane un altro.");
  await addBruno();
  await user('bruno@example.sm', '--role', 'admin');
  expect(await user('anna@example.sm', '--role', 'user')).toBe(0);
  expect(await anna()).toMatchObject({ role: 'user' });
  expect(await sessions()).toHaveLength(1);
  const said = (await log()).map(({ role, action, target }) => [role, action, target]);
  const person = await logId('anna@example.sm');
  expect(said).toEqual([
    ['operator', 'user_role', { person, role: 'admin' }],
    ['operator', 'user_role', { person: await logId('bruno@example.sm'), role: 'admin' }],
    ['operator', 'user_role', { person, role: 'user' }],
  ]);
});

test('a deactivated account is signed out and can be reactivated', async () => {
  const { user, anna, lines, sessions } = await openWithAnna();
  await user('anna@example.sm', '--inactive');
  expect(await anna()).toMatchObject({ role: 'user', is_active: false });
  expect(await sessions()).toEqual([]);
  await user('anna@example.sm', '--active');
  expect(await anna()).toMatchObject({ is_active: true });
  expect(lines).toEqual([
    'anna@example.sm (Anna): ruolo user, disattivato, email non confermata',
    'anna@example.sm (Anna): ruolo user, attivo, email non confermata',
  ]);
});

test('a lock shuts out all accounts of the mailbox', async () => {
  const { user, database, clock, sessions } = await openWithAnna();
  const now = clock.now();
  const twin = { name: 'Anna', full_name: null, email: 'anna+due@example.sm' };
  await addUser(database.kysely, { ...twin, notifications: true, agree_privacy_at: now }, now);
  await user('anna+due@example.sm', '--inactive');
  const users = await database.kysely.selectFrom('app_user').select('is_active').execute();
  expect(users).toEqual([{ is_active: false }, { is_active: false }]);
  expect(await sessions()).toEqual([]);
});

test('without a mail server the operator says whose e-mail is verified', async () => {
  const { user, anna, log } = await openWithAnna();
  await user('anna@example.sm', '--verified');
  expect(await anna()).toMatchObject({ email_verified: true });
  await user('anna@example.sm', '--verified');
  await user('anna@example.sm', '--unverified');
  expect(await anna()).toMatchObject({ email_verified: false });
  expect((await log()).map(({ action }) => action)).toEqual(['user_verified', 'user_unverified']);
});

test('who has lost the phone signs in without a second factor again', async () => {
  const { user, anna, log, database } = await openWithAnna();
  const { id } = (await anna())!;
  const row = { user_id: id, secret: 'sealed', enabled_at: '2026-08-01T00:00:00Z' };
  await database.kysely.insertInto('second_factor').values(row).execute();
  await user('anna@example.sm');
  expect(await database.kysely.selectFrom('second_factor').selectAll().execute()).toHaveLength(1);
  await user('anna@example.sm', '--no-second-factor');
  await user('anna@example.sm', '--no-second-factor');
  expect(await database.kysely.selectFrom('second_factor').selectAll().execute()).toEqual([]);
  expect((await log()).map(({ action }) => action)).toEqual(['second_factor_off']);
});

test('sessions are ended, and an account is deleted after a yes; the log says why', async () => {
  const { user, anna, lines, errors, sessions, log, logId } = await openWithAnna();
  const person = await logId('anna@example.sm');
  await user('anna@example.sm', '--end-sessions');
  expect(await sessions()).toEqual([]);
  await user('anna@example.sm', '--inactive', '--why', 'Prezzi inventati');
  expect(await user('anna@example.sm', '--delete')).toBe(2);
  expect(errors.join('\n')).toContain('ripeti con --delete --yes');
  expect(await anna()).toBeDefined();
  expect(await user('anna@example.sm', '--delete', '--yes')).toBe(0);
  expect(lines.pop()).toBe('anna@example.sm: account eliminato');
  expect(await anna()).toBeUndefined();
  const said = (await log()).map(({ action, target, reason }) => [action, target, reason]);
  expect(said).toEqual([
    ['sessions_ended', { person }, null],
    ['user_deactivated', { person }, 'Prezzi inventati'],
    ['user_deleted', { person }, null],
  ]);
});

test('accounts are listed by a word, those who wait for the confirmation first', async () => {
  const { command, user, addBruno, lines } = await openWithAnna();
  await addBruno();
  await user('anna@example.sm', '--verified', '--role', 'admin');
  lines.splice(0);
  await command('people');
  expect(lines.splice(0)).toEqual([
    'bruno@example.sm (Bruno) · aspetta la conferma · sessioni: 0',
    'anna@example.sm (Anna) · amministratore · sessioni: 1',
  ]);
  await command('people', 'ANNA');
  expect(lines.splice(0)).toEqual(['anna@example.sm (Anna) · amministratore · sessioni: 1']);
  await command('people', 'zoe');
  expect(lines).toEqual(['Nessuno contiene «zoe».']);
});

test('without options the account is shown', async () => {
  const { user, lines, anna } = await openWithAnna();
  const before = await anna();
  expect(await user('anna@example.sm')).toBe(0);
  expect(lines).toEqual(['anna@example.sm (Anna): ruolo user, attivo, email non confermata']);
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
