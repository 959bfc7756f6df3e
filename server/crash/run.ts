// Repeatedly kills a process that writes prices, and checks each time that nothing was lost.
//   node server/crash/run.ts [ROUNDS]                    8 rounds by default, in the embedded database
//   node scripts/run/postgres.mjs -- node server/crash/run.ts    in PostgreSQL, which outlives its clients
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kept } from './deeds.ts';
import { FIRST_START, MOMENTS, killWriter, type Range } from './kill.ts';
import { verify } from './verify.ts';

const rounds = Number(process.argv[2] ?? MOMENTS.length + 1);
const folder = mkdtempSync(path.join(tmpdir(), 'pieno-crash-'));
const place = { dataDir: path.join(folder, 'data'), databaseUrl: process.env.TEST_DATABASE_URL };
const acknowledged: Range[] = [];
const kept: Kept[] = [];
const opens: number[] = [];
let failed = 0;

try {
  for (let round = 0; round < rounds; round += 1) {
    const moment = round === 0 ? FIRST_START : MOMENTS[(round - 1) % MOMENTS.length]!;
    const life = await killWriter(place, moment);
    acknowledged.push(...life.acknowledged);
    kept.push(...life.kept);
    const { openMs, rows, faults } = await verify(place, acknowledged, kept, life);
    opens.push(openMs);
    failed += faults.length > 0 ? 1 : 0;
    const state = faults.length > 0 ? faults.join('; ') : 'all there';
    say(`${moment.name.padEnd(12)} ${rows} rows, opened in ${openMs.toFixed(0)} ms: ${state}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
opens.sort((a, b) => a - b);
say(
  `${rounds} kills, ${count(acknowledged)} acknowledged prices, ${kept.length} deeds of people, ${failed} rounds with a fault; ` +
    `opened in ${opens[Math.floor(rounds / 2)]?.toFixed(0)} ms (median), ${opens.at(-1)?.toFixed(0)} ms (longest)`,
);
process.exitCode = failed > 0 ? 1 : 0;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function count(ranges: Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}
