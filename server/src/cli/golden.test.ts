// The exact output of every command of `npm run admin`. In golden/, a line begins with `$` for what is typed, `#` for
// what happens meanwhile, `!` for an error and `=` for the exit code.
// Tests rules account-locked, account-user, account-verified, admin-first, admin-imports-page, admin-known,
// admin-log, admin-people, admin-settings, admin-stations, admin-today-part, admin-twins, backup-seen, fuel-unknown,
// mail-waits, owner-tokens, permission-admin, price-held, reviews-hidden, second-factor, settings-global, smac-rates,
// station-details, station-merge, station-merge-undo, station-pictures, station-tidy.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CALLS } from '@pieno/contract/calls.ts';
import { inTransaction } from '../db/transaction.ts';
import { addUser, findUserByEmail } from '../modules/accounts/repository.ts';
import { recordPrices } from '../modules/prices/record.ts';
import { plain } from '../testing/pictures/avatars.ts';
import { addMissingSmacRates } from '../modules/smac/rates.ts';
import { SMAC_RATES } from '../../seed/smac-rates.ts';
import { openTestCommand, type TestCommand } from '../testing/command-context.ts';
import { importRows, RIMINI } from '../testing/imports/ministry.ts';
import { addStation } from '../testing/stations/stations.ts';
import { adminCommand } from './admin-command.ts';
import { importCommand } from './import-command.ts';

const GOLDEN = path.join(import.meta.dirname, 'golden');
const COMMANDS = readdirSync(GOLDEN).map((file) => path.parse(file).name);

const RANDOM: [RegExp, string][] = [
  [/pieno_cassa_[\w-]{43}/gu, '<token>'],
  [/persona (?:[\w-]{12}(?=,)|[\da-f]{8}\b)/gu, 'persona <person>'],
  [/operator [\da-f-]{36}/gu, 'operator <uuid>'],
  [/\b\d+ MB\b/gu, '<number> MB'],
  [/\S*\/(?=[\w-]+\.(?:html|png|jpg)\b|outbox\b)/gu, '<folder>/'],
  // Last, because an id or a token may contain such a part too.
  [/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/gu, '<code>'],
];

type Facts = Parameters<typeof addStation>[1] & object;
const ANNA = 'anna';

/** Four stations in San Marino and two across the border, Anna with a session, and Bruno, who waits for Da Gigi. */
async function open(): Promise<TestCommand> {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const near = { country: 'IT', areas: ['confine'] } satisfies Partial<Facts>;
  const far = { country: 'IT', areas: [], locality: 'Roma (RM)' } satisfies Partial<Facts>;
  const stations: Partial<Facts>[] = [
    { name: 'Da Gigi', address: 'Via Nuova 1', locality: 'Serravalle', phone: '0549 123456' },
    { name: 'Borgo Nord', locality: 'Borgo Maggiore' },
    { name: 'Borgo Sud', ...near },
    { name: 'Borgo Ovest', ...far },
    { name: 'Gemelli' },
    { name: 'Gemelli', locality: 'Faetano' },
  ];
  for (const [at, facts] of stations.entries()) {
    await addStation(kysely, { id: at + 1, source_id: `s${at + 1}`, ...facts });
  }
  const now = command.clock.now();
  const add = (name: string, email_verified: boolean) => {
    const account = { name, full_name: null, email: `${name.toLowerCase()}@example.sm` };
    const agreed = { notifications: true, agree_privacy_at: now };
    // The verified one first: lists are sorted by age.
    const since = new Date(now.getTime() - Number(email_verified) * 3_600_000);
    return addUser(kysely, { ...account, email_verified, ...agreed }, since);
  };
  const user_id = (await add('Anna', true))!;
  const bruno = (await add('Bruno', false))!;
  const session = { user_id, token_hash: ANNA, expires_at: '2027-01-01T00:00:00Z' };
  await kysely.insertInto('user_session').values(session).execute();
  await kysely
    .insertInto('station_owner')
    .values({ station_id: 1, user_id: bruno, state: 'pending', since: now })
    .execute();
  return command;
}

const importPrices = async ({ run, file }: TestCommand, ...rows: string[]) => {
  await file('prezzi.csv', ['id;fuel;price;date', ...rows].join('\n'));
  await run(importCommand, 'prices', 'prezzi.csv');
};
const annaOf = async ({ database }: TestCommand) =>
  (await findUserByEmail(database.kysely, 'anna@example.sm'))!.id;

/** Events of a session besides typed commands; their output is ignored. */
const HAPPENINGS: Record<string, (command: TestCommand) => Promise<unknown>> = {
  // Two of the prices are held, one has no station.
  'sheets of prices': async (command) => {
    await importPrices(
      command,
      '1;20;1,790;20/08/2026 07:00',
      '1;10;1,690;20/08/2026 07:00',
      '99;10;1,6;',
    );
    await importPrices(command, '1;20;1,590;21/08/2026 07:00', '1;10;1,390;21/08/2026 07:00');
  },
  "the ministry's files": (command) =>
    importRows(
      command,
      [RIMINI],
      ['7|Miscela Xyz|1.399|1|21/08/2026 05:46:12', '7|Miscela Xyz|1.499|0|21/08/2026 05:46:12'],
    ),
  'a sheet without a usable row': (command) => importPrices(command, '99;10;1,6;'),
  'the last import undone': ({ run }) => run(importCommand, 'undo', 'prices'),
  "a driver's price": ({ database, clock }) =>
    database.kysely
      .insertInto('observation')
      .values({
        station_id: 1,
        fuel_type_id: 20,
        origin: 'driver',
        source: 'driver',
        price: 1400,
        state: 'held',
        observed_at: clock.now(),
        received_at: clock.now(),
        claimant: 'x',
      })
      .execute(),
  "Anna's review, which was flagged": ({ database, clock }) =>
    sql`
      insert into review (station_id, user_id, stars, chips, text, flags, waits_since, written_at)
      select 1, id, 1, '{}', 'Mai più', '{"x": "spam"}', at, at
      from app_user, (select ${clock.now().toISOString()}::timestamptz as at) now where app_user.name = 'Anna'
    `.execute(database.kysely),
  'a newer price': ({ database, clock }) =>
    inTransaction(database.kysely, (tx) =>
      recordPrices(tx, clock, { origin: 'operator_sheet' }, [
        {
          stationId: 1,
          fuelTypeId: 10,
          unit: 'litre',
          price: 1700,
          observedAt: new Date('2026-08-21T09:05:00Z'),
        },
      ]),
    ),
  "the decrees' rates of the SMaC": ({ database }) =>
    inTransaction(database.kysely, (tx) => addMissingSmacRates(tx, SMAC_RATES)),
  "a registry's far stations": async ({ database }) => {
    for (const source_id of ['71', '72', '73'])
      await addStation(database.kysely, { source: 'mimit', source_id, areas: [] });
  },
  'a scheduled price': async (command) => {
    const now = command.clock.now();
    const id = '6f1c8f0e-3a54-4c41-9a53-0a4d0b1f7a11';
    const price = { station_id: 1, fuel_type_id: 20, price: 1659, public: true, claimant: 'x' };
    const asked = { request_key: id, request: '', created_at: now };
    const due_at = new Date(now.getTime() + 3_600_000);
    await command.database.kysely
      .insertInto('scheduled_price')
      .values({ id, ...price, ...asked, due_at, user_id: await annaOf(command) })
      .execute();
  },
  'a scheduled price that failed': (command) =>
    command.database.kysely
      .updateTable('scheduled_price')
      .set({ held_for: 'failed', decided_at: command.clock.now() })
      .execute(),
  'a second factor': async (command) => {
    const sealed = { secret: 'sealed', enabled_at: '2026-08-01T00:00:00Z' };
    await command.database.kysely
      .insertInto('second_factor')
      .values({ user_id: await annaOf(command), ...sealed })
      .execute();
  },
  'a hundred actions': ({ database }) =>
    sql`
      insert into action_log (at, role, action)
      select ${'2026-08-21T08:00:00Z'}::timestamptz, 'operator', 'welcome_changed' from generate_series(1, 100)
    `.execute(database.kysely),
  'a public address': async ({ context }) => {
    context.config = { ...context.config, publicUrl: 'https://pieno.example' };
  },
  'a mail server that is away': async ({ context }) => {
    context.config = { ...context.config, smtpUrl: 'smtp://pieno:geheim@127.0.0.1:1' };
  },
  'a mail that waits': ({ database, clock }) =>
    database.kysely
      .insertInto('mail_waiting')
      .values({
        mail: 'digest anna',
        since: clock.now(),
        tried_at: clock.now(),
        host: '127.0.0.1:1',
        reason: 'login',
        answer: 535,
      })
      .execute(),
  'files of messages': async ({ file }) => {
    await file('ciao.html', '<h2>Ciao</h2><script>x</script>');
    await file('vuoto.html', ' \n');
    await file('lungo.html', 'x'.repeat(1_000_000));
  },
  'files of pictures': async ({ file }) => {
    await file('verde.png', await plain('#15803d').png().toBuffer());
    await file('rossa.jpg', await plain('#dc3545').jpeg().toBuffer());
    await file('testo.png', 'ciao');
  },
};

async function happen(what: string, command: TestCommand): Promise<void> {
  const time = /^the clock shows (\S+)$/u.exec(what)?.[1];
  if (time) command.clock.set(time);
  else await HAPPENINGS[what]!(command);
  command.lines.length = 0;
}

async function play(session: string): Promise<string> {
  const command = await open();
  const { lines, errors } = command;
  const output: string[] = [];
  for (const [line, mark, step] of session.matchAll(/^([$#]) ?(.*)$/gmu)) {
    output.push(line);
    if (mark === '#') {
      await happen(step!, command);
      continue;
    }
    const args = Array.from(step!.matchAll(/'([^']*)'|\S+/gu), ([word, quoted]) => quoted ?? word);
    const exit = await command.run(adminCommand, ...args).catch(String);
    const printed = lines.splice(0).filter((text, at, all) => text !== all[at - 1]);
    output.push(...printed, ...errors.splice(0).map((error) => `! ${error}`));
    if (exit !== 0) output.push(`= ${exit}`);
    output.push('');
  }
  return RANDOM.reduce((text, [found, name]) => text.replaceAll(found, name), output.join('\n'));
}

test.each(COMMANDS)('%s prints its golden output', async (name) => {
  const golden = path.join(GOLDEN, `${name}.txt`);
  await expect(await play(readFileSync(golden, 'utf8'))).toMatchFileSnapshot(golden);
});

test('every command has its golden output', async () => {
  const { run, lines } = await openTestCommand();
  await run(adminCommand, '--help');
  const [, list = ''] = lines.join('\n').split('Comandi:');
  const names = Array.from(list.matchAll(/^ {2}([\w-]+)/gmu), ([, name]) => name);
  expect(new Set([...names, 'help'])).toEqual(new Set(COMMANDS));
});

/** Administrators' changes, except the start of an import, which is `npm run import`. */
const CHANGE = /^(?!GET )\w+ \/admin\/(?!imports\/)/u;
test('every change that an administrator makes by a call is sent by a command', () => {
  const sources = readdirSync(import.meta.dirname).filter((file) => file.startsWith('admin-'));
  const commands = sources.map((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
  const calls = Object.keys(CALLS).filter((name) => CHANGE.test(name));
  expect(calls.filter((name) => !commands.some((text) => text.includes(`'${name}'`)))).toEqual([]);
});
