// Tests rule admin-jobs.
import { expect, test } from 'vitest';
import { compareJobs, scheduleText, jobName, outcomeText } from './job-text.ts';

test.each([
  ['30 9 * * *', 'ogni giorno alle 09:30'],
  ['*/10 7-21 * * *', 'ogni 10 minuti dalle 07:00 alle 21:50'],
  ['10 8-20 * * *', 'ogni ora dalle 08:10 alle 20:10'],
  ['*/5 * * * *', 'ogni 5 minuti'],
  ['7,22,37,52 * * * *', 'ogni 15 minuti'],
  ['7,22 * * * *', '7,22 * * * *'],
  ['30 9 * * 1', '30 9 * * 1'],
])('%s reads “%s”', (cron, text) => {
  expect(scheduleText(cron)).toBe(text);
});

test.each([
  ['done', 0.2, null, 'riuscito in meno di 1 s'],
  ['done', 12.4, null, 'riuscito in 12 s'],
  ['done', 59.9, null, 'riuscito in 1 min'],
  ['done', 185, null, 'riuscito in 3 min 5 s'],
  ['refused', 3, 'Il foglio è vuoto.', 'rifiutato. Il foglio è vuoto.'],
  ['failed', 3, 'Errore imprevisto.', 'non riuscito. Errore imprevisto.'],
  ['interrupted', null, null, 'interrotto: il server si è fermato'],
] as const)('%s after %s s (%s) is described as “%s”', (outcome, seconds, reason, text) => {
  expect(outcomeText({ started_at: '', outcome, seconds, reason })).toBe(text);
});

test('imports come first, an unknown job comes last under its own name', () => {
  const names = ['new', 'digest', 'prices-import', 'mimit-import'];
  const ordered = names.map((name) => ({ name })).toSorted(compareJobs);
  expect(ordered.map(({ name }) => name)).toEqual([
    'mimit-import',
    'prices-import',
    'digest',
    'new',
  ]);
  expect(jobName('new')).toBe('new');
  expect(jobName('toString')).toBe('toString');
});
