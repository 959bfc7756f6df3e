// Back-up, restore and move to PostgreSQL, killed at any moment and then repeated.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../../bench/parts/calls.mjs';
import { makeKeys } from '../../server/src/modules/backups/keys.ts';
import { movedMark } from '../../server/src/db/connect.ts';
import { startCommand, startServer } from './server.mjs';

/** Kills each command `times` times. @param postgres target of the move; undefined without PostgreSQL */
export async function killCommands({ folder, dataDir, times, postgres, say }) {
  const faults = [];
  const { identity, recipient } = await makeKeys();
  const keyFile = path.join(folder, 'key.txt');
  writeFileSync(keyFile, identity);
  const backupDir = path.join(folder, 'backups');
  mkdirSync(backupDir, { recursive: true });
  const env = { DATA_DIR: dataDir, BACKUP_KEY: recipient, BACKUP_DIR: backupDir };
  const file = path.join(backupDir, 'prova.age');
  const stations = await countStations({ dataDir });

  const done = async (what, args) => {
    const command = startCommand(['data', ...args], env);
    await command.ended;
    if (command.code() !== 0) faults.push(`${what} after a kill: ${command.output().slice(-300)}`);
  };
  const killed = async (args) => {
    const command = startCommand(['data', ...args], env);
    await Promise.race([pause(Math.random() * 6_000), command.ended]);
    await command.kill();
  };
  const check = async (what) => {
    const marker = movedMark(dataDir);
    // It was killed after all was done: the next move starts from PostgreSQL.
    const isMoved = existsSync(marker);
    const where = { dataDir, ...(isMoved && { env: { DATABASE_URL: postgres.url } }) };
    const found = await countStations(where).catch((error) => error.message);
    if (found !== stations)
      faults.push(`after a killed ${what}: ${found} stations, not ${stations}`);
    rmSync(marker, { force: true });
  };

  const rows = [];
  const play = async (what, args, again) => {
    for (let time = 0; time < times; time += 1) {
      await killed(args);
      await check(what);
    }
    await done(what, again ?? args);
    await check(what);
    rows.push([`kill -9 in ${what}`, times]);
    say(`  ${what}: killed ${times} times`);
  };
  await play('a back-up', ['backup', file]);
  const left = readdirSync(backupDir).filter((name) => name !== path.basename(file));
  if (left.length > 0) faults.push(`killed back-ups left ${left.join()}`);
  await play('a restore', ['restore', file, '--key', keyFile, '--yes']);
  if (postgres) await play('a move', ['move', postgres.url, '--yes']);
  return { faults, rows };
}

/** Starts the server and counts the stations of a public answer. */
async function countStations(where) {
  const server = await startServer(where);
  try {
    await server.untilReady();
    const { body } = await call(server, undefined, 'GET /prices/ranking/20?area=SM');
    return body.length;
  } finally {
    await server.stop();
  }
}
