import { expect, test } from 'vitest';
import { addUser } from '../modules/accounts/repository.ts';
import { openTestCommand } from '../testing/command-context.ts';
import { addFuelTypes, addStation } from '../testing/stations.ts';
import { adminCommand } from './admin-command.ts';

test('what a station has scheduled is listed, and cancelled by its code with a reason', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  await addFuelTypes(kysely);
  const station = await addStation(kysely, { name: 'Da Gigi' });
  const admin = (...args: string[]) => command.run(adminCommand, ...args);
  expect(await admin('scheduled', 'Da Gigi')).toBe(0);
  expect(command.lines.pop()).toBe('Nessun prezzo programmato.');
  const now = command.clock.now();
  const anna = { name: 'Anna', full_name: null, email: 'anna@example.sm', email_verified: true };
  const user = await addUser(kysely, { ...anna, notifications: true, agree_privacy_at: now }, now);
  const id = '6f1c8f0e-3a54-4c41-9a53-0a4d0b1f7a11';
  await kysely
    .insertInto('scheduled_price')
    .values({
      id,
      station_id: station,
      fuel_type_id: 20,
      price: 1659,
      due_at: new Date(now.getTime() + 3_600_000),
      public: true,
      user_id: user!,
      claimant: 'x',
      request_key: id,
      request: '',
      created_at: now,
    })
    .execute();
  await admin('scheduled', 'Da Gigi');
  expect(command.lines.pop()).toBe('6f1c8f0e  21/08/26, 11:00:00 · Diesel Self € 1,659 · pubblico');
  expect(await admin('scheduled', 'Da Gigi', '--cancel', 'x', '--why', 'Errore')).toBe(2);
  const cancel = ['--cancel', '6F1C8F0E', '--why', 'Scritto male'];
  expect(await admin('scheduled', String(station), ...cancel)).toBe(0);
  expect(command.lines.pop()).toBe('Prezzo programmato annullato.');
  const log = await kysely.selectFrom('action_log').select(['role', 'action', 'reason']).execute();
  expect(log).toEqual([{ role: 'operator', action: 'schedule_cancelled', reason: 'Scritto male' }]);
});
