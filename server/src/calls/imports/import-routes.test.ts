// Tests rule admin-imports.
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import {
  IMPORT_FILES,
  type ImportDetail,
  type Imports,
} from '@pieno/contract/imports/administered-imports.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { form } from '../../testing/pictures/avatars.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { IMPORT_KINDS } from '../../modules/imports/kinds.ts';

let server: TestApp;
let maria: Session;
let station: number;
beforeAll(async () => {
  server = await openTestApp({ config: { dataDir: temporaryFolder() } });
});
beforeEach(async () => {
  await server.clear();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  await addFuelTypes(server.database.kysely);
  station = await addStation(server.database.kysely);
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const get = async <Answer>(path = ''): Promise<Answer> =>
  (
    await server.app.inject({ url: `/api/admin/imports${path}`, headers: asUser(maria) })
  ).json<Answer>();
const list = () => get<Imports>();
const post = (path: string, payload?: object) =>
  server.app.inject({
    method: 'POST',
    url: `/api/admin/imports${path}`,
    headers: asUser(maria),
    ...(payload && { payload }),
  });
async function send(kind: string, ...parts: Parameters<typeof form>) {
  const { type, payload } = await form(...parts);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/admin/imports/${kind}/files`,
    payload,
    headers: { ...asUser(maria), 'content-type': type },
  });
  return { status: answer.statusCode, ...answer.json<{ id: number; code?: string }>() };
}
async function ended(id: number): Promise<ImportDetail> {
  await expect
    .poll(async () => (await get<ImportDetail>(`/${id}`)).attempt.state, { timeout: 20_000 })
    .not.toBe('running');
  // Its lock, which the next one needs, is released a moment later.
  await server.settled();
  return get<ImportDetail>(`/${id}`);
}
const csv = (...rows: string[]) => Buffer.from(`id;fuel;price;date\n${rows.join('\n')}\n`);
const good = () => csv(`${station};10;1,679;2026-11-20 08:00`, `${station};20;=uno;`);
const began = (kind: string) =>
  db()
    .insertInto('import_attempt')
    .values({ kind, action: 'import', role: 'job', started_at: server.clock.now() })
    .execute();
const count = async (table: 'observation' | 'action_log') =>
  (await db().selectFrom(table).select('id').execute()).length;
const uploads = () => readdirSync(tmpdir()).filter((each) => each.startsWith('pieno-import-'));

test('the contract names the files of every kind', () => {
  const named = IMPORT_KINDS.map(({ name, options }) => [
    name,
    Object.keys(options ?? { file: 1 }),
  ]);
  expect(Object.entries(IMPORT_FILES)).toEqual(named);
});

test('a file is tried, imported and undone, and its rows are accounted for', async () => {
  // A process that was killed may have left some.
  const earlier = uploads();
  const before = await count('observation');
  const trial = await send('prices', ['trial', 'true'], ['file', gzipSync(good()), 'prezzi.csv']);
  expect(trial.status).toBe(200);
  const tried = await ended(trial.id);
  expect(tried.attempt).toMatchObject({
    action: 'trial',
    state: 'done',
    role: 'administrator',
    own: true,
    source: 'prezzi.csv',
    tallies: [{ subject: 'prices', read: 2, added: 1, rejected: 1 }],
    rejects: 1,
  });
  expect(tried.first_rejects).toEqual([
    { file: 'prezzi.csv', line: 3, reason: 'prezzo illeggibile', row: `${station};20;=uno;` },
  ]);
  expect(await count('observation')).toBe(before);
  expect(await count('action_log')).toBe(0);
  const { name, text } = await get<{ name: string; text: string }>(`/${trial.id}/rejects`);
  expect(name).toBe('prices-2026-11-21T08-00-00-000Z.csv');
  expect(text).toBe(
    `\uFEFFfile;riga;motivo;dettaglio;testo\r\n"prezzi.csv";"3";"prezzo illeggibile";"";"${station};20;=uno;"\r\n`,
  );

  const real = await send('prices', ['trial', 'false'], ['file', good(), 'prezzi.csv']);
  expect((await ended(real.id)).attempt).toMatchObject({ action: 'import', can_undo: true });
  expect(await count('observation')).toBe(before + 1);
  expect((await post(`/${trial.id}/undo`)).json()).toMatchObject({
    code: 'import_nothing_to_undo',
  });
  const undo = await post(`/${real.id}/undo`);
  expect((await ended(undo.json<{ id: number }>().id)).attempt).toMatchObject({
    action: 'undo',
    state: 'done',
    withdrawn: 1,
  });
  expect((await post(`/${real.id}/undo`)).json()).toMatchObject({ code: 'import_undone_already' });
  const log = await db().selectFrom('action_log').select(['role', 'action', 'target']).execute();
  expect(log).toMatchObject([
    { role: 'administrator', action: 'import_started', target: { kind: 'prices' } },
    { role: 'administrator', action: 'import_undone', target: { withdrawn: 1 } },
  ]);
  // They are removed once it has ended.
  await expect.poll(() => uploads().filter((each) => !earlier.includes(each))).toEqual([]);
});

test('only the newest import of a kind is undone', async () => {
  const first = await send('prices', ['trial', 'false'], ['file', good(), 'a.csv']);
  await ended(first.id);
  const other = csv(`${station};20;1,579;2026-11-20 09:00`);
  await ended((await send('prices', ['trial', 'false'], ['file', other, 'b.csv'])).id);
  const answer = await post(`/${first.id}/undo`);
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'import_not_newest' }]);
});

test.each([
  ['an empty file', Buffer.alloc(0), 'prezzi.csv è vuoto.'],
  ['a web page', Buffer.from('<html></html>'), 'prezzi.csv è una pagina web'],
  ['a file of another kind', Buffer.from('{"type":"FeatureCollection"}'), 'OpenStreetMap'],
  ['a header alone', csv().subarray(0, 19), "prezzi.csv ha soltanto l'intestazione"],
])('%s is refused with a sentence that stays in the list', async (_, content, sentence) => {
  const { id } = await send('prices', ['trial', 'true'], ['file', content, 'prezzi.csv']);
  const { attempt } = await ended(id);
  expect(attempt.state).toBe('refused');
  expect(attempt.sentence).toContain(sentence);
  expect((await list()).attempts).toMatchObject([{ id, state: 'refused' }]);
});

test('a file name with a path is handled like any other', async () => {
  const { id } = await send('prices', ['trial', 'true'], ['file', good(), '../../etc/p\u0007.csv']);
  expect((await ended(id)).attempt).toMatchObject({ state: 'done', source: 'p .csv' });
});

test('a row without a date counts from the time at which its file was saved', async () => {
  const savedAt = String(Date.parse('2026-11-19T07:00:00Z'));
  const file = csv(`${station};10;1,679;`);
  const { id } = await send(
    'prices',
    ['trial', 'false'],
    ['saved_at', savedAt],
    ['file', file, 'p.csv'],
  );
  await ended(id);
  const row = await db()
    .selectFrom('observation')
    .select('observed_at')
    .where('station_id', '=', station)
    .executeTakeFirstOrThrow();
  expect(row.observed_at).toEqual(new Date('2026-11-19T07:00:00Z'));
});

test('no file, a too large one or an unknown kind is refused before anything begins', async () => {
  expect(await send('prices', ['trial', 'true'])).toMatchObject({
    status: 422,
    code: 'import_file_missing',
  });
  expect(await send('mimit', ['registry', good(), 'a.csv'])).toMatchObject({
    status: 422,
    code: 'import_file_missing',
  });
  const huge = Buffer.alloc(16 * 1024 * 1024 + 1, 'a');
  expect(await send('prices', ['file', huge, 'p.csv'])).toMatchObject({
    status: 422,
    code: 'import_file_too_large',
  });
  expect(await send('pdf', ['file', good(), 'p.csv'])).toMatchObject({ status: 404 });
  expect((await list()).attempts).toEqual([]);
});

test('while one import runs a second one is refused, and leaves no trace', async () => {
  const release = await server.database.tryLock('import');
  expect(await send('prices', ['trial', 'true'], ['file', good(), 'p.csv'])).toMatchObject({
    status: 409,
    code: 'import_running',
  });
  await release!();
  expect((await list()).attempts).toEqual([]);
});

test.each([
  ['/etc/passwd', 'import_address'],
  ['file:///etc/passwd', 'import_address'],
  ['http://example.sm/p.csv', 'import_address'],
  ['https://', 'import_address'],
])('%s is not accepted as an address', async (file, code) => {
  const answer = await post('/prices/addresses', { trial: true, addresses: { file } });
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code }]);
});

test.each(['prices', 'osm', 'ocm'])('%s fetches nothing from a private network', async (kind) => {
  const addresses = { file: 'https://127.0.0.1:9/a.csv?key=secret' };
  const answer = await post(`/${kind}/addresses`, { trial: true, addresses });
  const { attempt } = await ended(answer.json<{ id: number }>().id);
  expect(attempt).toMatchObject({ state: 'refused', source: '127.0.0.1:9/a.csv' });
  expect(attempt.sentence).toContain('rete privata');
  expect(attempt.sentence).not.toContain('secret');
});

test("the ministry's import does not fetch from a private network either", async () => {
  const addresses = { registry: 'https://10.0.0.1/a.csv', prices: 'https://[::1]/p.csv' };
  const answer = await post('/mimit/addresses', { trial: true, addresses });
  const { attempt } = await ended(answer.json<{ id: number }>().id);
  expect(attempt.sentence).toContain('rete privata');
});

test('attempts come in pages, and an abandoned one counts as interrupted', async () => {
  for (let each = 0; each < 31; each += 1) await began('ocm');
  const { attempts, next } = await list();
  expect(attempts).toHaveLength(30);
  expect(attempts[0]).toMatchObject({ kind: 'ocm', role: 'job', own: false, state: 'interrupted' });
  const rest = await get<Imports>(`?before=${next}`);
  expect(rest.attempts).toHaveLength(1);
  expect(rest.next).toBeNull();
});
