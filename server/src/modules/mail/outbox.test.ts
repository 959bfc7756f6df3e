import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { OUTBOX_KEPT, writeToOutbox } from './outbox.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');

test('a mail is written to a file that only its owner can read', async () => {
  const folder = path.join(temporaryFolder(), 'data', 'outbox');
  const file = await writeToOutbox(folder, Buffer.from('To: anna'), new Date(NOW));
  expect(readFileSync(file, 'utf8')).toBe('To: anna');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual([path.basename(file)]);
});

test('the oldest mails are deleted beyond the limit', async () => {
  const folder = temporaryFolder();
  const put = (minute: number) =>
    writeToOutbox(folder, Buffer.from(String(minute)), new Date(NOW + minute * 60_000));
  for (let minute = 0; minute < OUTBOX_KEPT + 2; minute++) await put(minute);
  const kept = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(kept).toHaveLength(OUTBOX_KEPT);
  expect([kept[0], kept.at(-1)]).toEqual(['2', String(OUTBOX_KEPT + 1)]);
});
