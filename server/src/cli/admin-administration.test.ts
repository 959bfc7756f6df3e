import { expect, test } from 'vitest';
import { addUser } from '../modules/accounts/repository.ts';
import { openTestCommand, type TestCommand } from '../testing/command-context.ts';
import { addStation } from '../testing/stations.ts';
import type { Command } from '../control/command.ts';
import { adminCommand } from './admin-command.ts';
import { importCommand } from './import-command.ts';
import { ONLY_COMMANDS, TWINS } from './admin-twins.ts';

const admin = (command: TestCommand, ...args: string[]) => command.run(adminCommand, ...args);
const actions = async ({ database }: TestCommand) => {
  const rows = await database.kysely
    .selectFrom('action_log')
    .select(['role', 'action'])
    .orderBy('id')
    .execute();
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['operator']));
  return rows.map(({ action }) => action);
};

/** The commands that the help of a program lists, with their options. */
async function listCommands(program: Command): Promise<Map<string, string>> {
  const command = await openTestCommand();
  await command.run(program, '--help');
  const [, list = ''] = command.lines.splice(0).join('\n').split('Comandi:');
  const found = new Map<string, string>();
  for (const [, name] of list.matchAll(/^ {2}([\w-]+)/gmu)) {
    await command.run(program, name!, '--help');
    found.set(name!, command.lines.splice(0).join('\n'));
  }
  return found;
}

test('each action of an administrator has its twin at the command line, and the other way round', async () => {
  const commands = await listCommands(adminCommand);
  const imports = await listCommands(importCommand);
  const isImport = (twin: string) => twin.startsWith('import ');
  for (const twin of Object.values(TWINS)) {
    const words = twin.split(' ').slice(isImport(twin) ? 1 : 0);
    const [name, option] = words as [string, string | undefined];
    const known = isImport(twin) ? imports : commands;
    expect([twin, known.has(name)]).toEqual([twin, true]);
    if (option) expect(known.get(name)).toMatch(new RegExp(`^ +${option}\\b`, 'mu'));
  }
  const twins = Object.values(TWINS).filter((twin) => !isImport(twin));
  const known = [...twins.map((twin) => twin.split(' ')[0]!), ...Object.keys(ONLY_COMMANDS)];
  expect(new Set(known)).toEqual(new Set(commands.keys()));
});

async function openWithAnna() {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const station = await addStation(kysely, { name: 'Da Gigi' });
  const now = command.clock.now();
  const anna = { name: 'Anna', full_name: null, email: 'anna@example.sm', email_verified: true };
  const id = await addUser(kysely, { ...anna, notifications: true, agree_privacy_at: now }, now);
  const joins = (state: 'active' | 'pending') =>
    kysely
      .insertInto('station_owner')
      .values({ station_id: station, user_id: id!, state, since: now })
      .execute();
  const owner = async () =>
    (await kysely.selectFrom('station_owner').select('state').executeTakeFirst())?.state;
  return { command, station, joins, owner };
}

test('an owner is invited, accepted, and goes with a change of management', async () => {
  const { command, station, joins, owner } = await openWithAnna();
  expect(await admin(command, 'owners')).toBe(0);
  expect(command.lines.pop()).toBe('Nessun gestore e nessun invito: prova «invite».');
  expect(await admin(command, 'invite', 'Da Gigi')).toBe(0);
  expect(command.lines[0]).toMatch(
    new RegExp(String.raw`^Invito 1 per Da Gigi \(${station}\): \w{4}-\w{4}$`, 'u'),
  );
  expect(command.lines[1]).toContain('http://localhost:3000/gestore/invito#');
  expect(command.lines[3]).toContain('manca PUBLIC_URL');
  expect(await admin(command, 'uninvite', '1')).toBe(0);
  expect(await admin(command, 'uninvite', '1')).toBe(2);
  expect(command.errors[0]).toBe('Invito non trovato.');
  await joins('pending');
  expect(await admin(command, 'person', 'Da Gigi', 'anna@example.sm')).toBe(2);
  expect(await admin(command, 'person', 'Da Gigi', 'Anna@example.sm', '--yes')).toBe(0);
  expect(await owner()).toBe('active');
  expect(command.lines.pop()).toBe(`anna@example.sm gestisce Da Gigi (${station}).`);
  await admin(command, 'owners');
  expect(command.lines.pop()).toBe('    anna@example.sm (Anna): attivo');
  expect(await admin(command, 'handover', String(station))).toBe(0);
  expect(await owner()).toBe('revoked');
  expect(await actions(command)).toEqual([
    'invitation_made',
    'invitation_revoked',
    'person_accepted',
    'handover',
  ]);
});

test('what waits is listed and decided by its number, with the reason', async () => {
  const { command, station } = await openWithAnna();
  const { kysely } = command.database;
  const at = command.clock.now();
  const by = { origin: 'driver', source: 'driver' } as const;
  const said = { station_id: station, fuel_type_id: 20, ...by };
  await kysely
    .insertInto('observation')
    .values({
      ...said,
      price: 1400,
      state: 'held',
      observed_at: at,
      received_at: at,
      claimant: 'x',
    })
    .execute();
  expect(await admin(command, 'queue')).toBe(0);
  expect(command.lines[0]).toBe(
    `1  Da Gigi (${station}) · Diesel Self € 1,400 · in attesa · automobilista, 21/08/26, 10:00:00`,
  );
  expect(command.lines[1]).toMatch(
    /persona \S+, l'ha scritto: prezzi accettati 0, rifiutati 0; conferme 0$/u,
  );
  for (const wrong of [
    ['queue', '1'],
    ['queue', '--yes'],
    ['queue', '1', '--yes', '--no'],
    ['queue', 'x', '--yes'],
    ['queue', '1', '--no'],
  ]) {
    expect(await admin(command, ...wrong)).toBe(2);
  }
  expect(await admin(command, 'held', '--all', '--yes')).toBe(0);
  expect(command.lines.pop()).toBe('Prezzi accettati: 0');
  expect(await admin(command, 'queue', '1', '--no', '--why', 'Impossibile')).toBe(0);
  expect(await admin(command, 'queue', '1', '--yes')).toBe(2);
  expect(command.errors).toContain('Nel frattempo ha già deciso qualcun altro.');
  await admin(command, 'log', '--station', 'Da Gigi');
  expect(command.lines.pop()).toBe(
    `21/08/26, 10:00:00  riga di comando · Prezzo rifiutato · Da Gigi (${station}) · Diesel Self · 1,400 € · «Impossibile»`,
  );
  expect(await actions(command)).toEqual(['claim_rejected']);
});

test('a page of the log that is no number is refused in a sentence', async () => {
  const { command } = await openWithAnna();
  expect(await admin(command, 'log', '--before', 'ieri')).toBe(2);
  expect(command.errors[0]).toBe("«ieri» non è un numero dell'elenco.");
});

test('today says what there is to do', async () => {
  const { command } = await openWithAnna();
  expect(await admin(command, 'today')).toBe(0);
  expect(command.lines.join('\n')).toContain('Senza notizie: Da Gigi');
  expect(command.lines.join('\n')).toMatch(/PUBLIC_URL[^]*SMTP_URL/u);
});

test('what the operator changes of the installation stands in the log, without values', async () => {
  const { command } = await openWithAnna();
  await admin(command, 'set', 'maps_api_key', 'maplibre', 'una chiave');
  await admin(command, 'set', 'guest_hours', '12');
  await admin(command, 'sells', 'Da Gigi', 'Elettrico');
  await admin(command, 'price', 'Da Gigi', '20', '1,669');
  await admin(command, 'price', 'Da Gigi', '20', '--withdraw', '--why', 'Era ieri');
  await command.file('benvenuto.html', '<p>Ciao</p>');
  await admin(command, 'welcome', 'benvenuto.html');
  const done = await actions(command);
  expect(done.slice(-5)).toEqual([
    'setting_changed',
    'sells_changed',
    'price_set',
    'price_withdrawn',
    'welcome_changed',
  ]);
  const rows = await command.database.kysely.selectFrom('action_log').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('una chiave');
});
