// Tests rule import-attempts.
import { expect, test } from 'vitest';
import { ImportAttemptSchema } from '@pieno/contract/imports/administered-imports.ts';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { importCommand } from '../../../cli/import-command.ts';
import { findRejects, listAttempts } from './attempt-list.ts';
import { emptyTally } from './report.ts';
import { asAttempt, endAbandoned } from './attempts.ts';
import { findUnfinished } from './runs.ts';
import { undoNewestRun } from './undo-run.ts';

const list = async ({ database }: TestCommand) =>
  (await listAttempts(database.kysely, {})).attempts;
const prices = async (command: TestCommand, ...rows: string[]) => {
  await command.file('prezzi.csv', `id;fuel;price;date\n${rows.join('\n')}\n`);
  return command.run(importCommand, 'prices', 'prezzi.csv');
};

test('an import is listed with its counts and the rows that it left out', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely);
  await prices(command, `${id};10;1,679;2026-08-21 07:00`, `${id};20;uno;`);
  const [attempt, ...others] = await list(command);
  expect(others).toEqual([]);
  expect(attempt).toMatchObject({
    kind: 'prices',
    action: 'import',
    state: 'done',
    role: 'operator',
    source: 'prezzi.csv',
    moved: 1,
    rejects: 1,
    rejects_kept: 1,
    can_undo: true,
    undone_at: null,
    tallies: [
      {
        subject: 'prices',
        read: 2,
        added: 1,
        rejected: 1,
        reasons: [{ text: 'prezzo illeggibile', count: 1 }],
      },
    ],
  });
  expect(await findRejects(command.database.kysely, attempt!.id)).toEqual([
    { subject: 'prices', file: 'prezzi.csv', line: 3, reason: 'price', row: `${id};20;uno;` },
  ]);
});

test('a refused file stores its sentence, and a trial leaves nothing to undo', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely);
  await command.file('vuoto.csv', '');
  await command.run(importCommand, 'prices', 'vuoto.csv');
  await command.file('p.csv', `id;fuel;price\n${id};10;1,679\n`);
  await command.run(importCommand, 'prices', 'p.csv', '--dry-run');
  expect(await list(command)).toMatchObject([
    { action: 'trial', state: 'done', can_undo: false, notes: [] },
    { action: 'import', state: 'refused', sentence: 'vuoto.csv è vuoto.', can_undo: false },
  ]);
});

test('only the newest import of a kind can be undone, and only once', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely);
  await prices(command, `${id};10;1,679;2026-08-21 07:00`);
  command.clock.set('2026-08-21T09:00:00Z');
  await prices(command, `${id};20;1,579;2026-08-21 07:30`);
  const runs = await command.database.kysely
    .selectFrom('import_run')
    .select('id')
    .orderBy('id')
    .execute();
  const [first, second] = runs.map((run) => run.id);
  const undo = (run?: number) => undoNewestRun(command.context, 'prices', run);
  await expect(undo(first)).rejects.toThrow("Non è l'importazione più recente");
  expect(await undo(second)).toMatchObject({ withdrawn: 1 });
  await expect(undo(second)).rejects.toThrow("Non è l'importazione più recente");
  expect(await list(command)).toMatchObject([
    { action: 'undo', state: 'refused' },
    { action: 'undo', state: 'done', withdrawn: 1, can_undo: false },
    { action: 'undo', state: 'refused' },
    { action: 'import', can_undo: false, undone_at: '2026-08-21T09:00:00.000Z' },
    { action: 'import', can_undo: true, undone_at: null },
  ]);
});

test('an attempt is running while the lock is held, and interrupted when nobody holds it', async () => {
  const command = await openTestCommand();
  const { context, database, clock } = command;
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const running = asAttempt(context, { kind: 'osm', action: 'import' }, async () => {
    begun.resolve();
    await ending.promise;
    return { report: {} };
  });
  await begun.promise;
  await endAbandoned(database, clock.now());
  await expect.poll(() => list(command)).toMatchObject([{ state: 'running' }]);
  ending.resolve();
  await running;
  // The state that a killed process leaves.
  await database.kysely
    .updateTable('import_attempt')
    .set({ finished_at: null, outcome: null })
    .execute();
  expect(await list(command)).toMatchObject([{ state: 'running' }]);
  await endAbandoned(database, clock.now());
  expect(await list(command)).toMatchObject([
    { state: 'interrupted', sentence: 'Interrotta: ciò che era finito resta, e niente è a metà.' },
  ]);
});

test('an aborted import is marked as such, and a failed one hides the reason', async () => {
  const { context, ...command } = await openTestCommand();
  const stopping = new AbortController();
  const what = { kind: 'osm', action: 'import' } as const;
  const aborted = asAttempt({ ...context, signal: stopping.signal }, what, async () => {
    stopping.abort();
    stopping.signal.throwIfAborted();
    return { report: {} };
  });
  await expect(aborted).rejects.toThrow('aborted');
  const failed = asAttempt(context, what, () => Promise.reject(new Error('relation "x"')));
  await expect(failed).rejects.toThrow('relation');
  expect(await list({ context, ...command })).toMatchObject([
    { state: 'failed', sentence: 'Non è riuscita per un errore di Pieno, non dei file: riprova.' },
    { state: 'interrupted' },
  ]);
});

test('an actor who has lost the right to import leaves no attempt', async () => {
  const command = await openTestCommand();
  const mayBegin = () => Promise.reject(new Error('no administrator any more'));
  const work = () => Promise.reject(new Error('never reached'));
  const what = { kind: 'osm', action: 'import' } as const;
  await expect(asAttempt({ ...command.context, mayBegin }, what, work)).rejects.toThrow(
    'no administrator any more',
  );
  expect(await list(command)).toEqual([]);
});

test('a hundred attempts of a kind are kept, and the left-out rows of thirty', async () => {
  const { context, database } = await openTestCommand();
  const reject = { subject: 'prices', file: 'p', line: 2, reason: 'price', row: '' } as const;
  for (let count = 0; count < 102; count += 1) {
    await asAttempt(context, { kind: 'ocm', action: 'trial' }, async () => ({
      report: {},
      rejects: { kept: [reject], total: 1 },
    }));
  }
  const { rows, kept } = await database.kysely
    .selectFrom('import_attempt')
    .select(({ fn }) => [fn.countAll<string>().as('rows'), fn.count<string>('rejects').as('kept')])
    .executeTakeFirstOrThrow();
  expect([Number(rows), Number(kept)]).toEqual([100, 30]);
});

test('an attempt of an older version is listed', async () => {
  const command = await openTestCommand();
  const { read, added, changed, unchanged, merged, held, withdrawn, doubtful, rejected } =
    emptyTally(3);
  const stations = { read, added, changed, unchanged, merged, held, withdrawn, doubtful, rejected };
  await asAttempt(command.context, { kind: 'mimit', action: 'import' }, async () => ({
    report: { tallies: { stations } },
  }));
  const [attempt] = await list(command);
  expect(ImportAttemptSchema.parse(attempt).tallies).toMatchObject([{ outside: 0, unplaced: 0 }]);
});

test('a report of an unknown form is left out and hides no other attempt', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const id = await addStation(kysely);
  await prices(command, `${id};10;1,679;2026-08-21 07:00`);
  await prices(command, `${id};10;1,689;2026-08-21 07:01`, `${id};20;uno;`);
  const [newest] = await list(command);
  await kysely
    .updateTable('import_attempt')
    .set({ report: '{"tallies":[]}', rejects: '[{"reason":"older"}]' })
    .where('id', '=', newest!.id)
    .execute();
  expect(await list(command)).toMatchObject([
    { tallies: [], notes: [], moved: null },
    { tallies: [{ subject: 'prices', added: 1 }], moved: 1 },
  ]);
  expect(await findRejects(kysely, newest!.id)).toEqual([]);
  await kysely
    .updateTable('import_run')
    .set({ finished_at: null, report: '{"tallies":[]}' })
    .execute();
  expect(await findUnfinished(kysely, 'prices')).toBeUndefined();
});
