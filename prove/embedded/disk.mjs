// A full disk, and a read-only folder.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../../bench/parts/calls.mjs';
import { DEEDS, deedContext } from './deeds.mjs';
import { addPeople } from './people.mjs';
import { startServer } from './server.mjs';

const MEGABYTES = 400;
const PAGES = ['/prices/best-by-decade', '/prices/ranking/20?area=SM', '/business/1'];
const RECOVERY_MS = 60_000;
/** Most writes that still fit into existing files. */
const LAST_WRITES = 800;

/** Plays both on its own disk in memory. @returns undefined if none can be mounted */
export async function failDisk({ folder, isShort, say }) {
  const disk = path.join(folder, 'disk');
  mkdirSync(disk);
  const options = `size=${MEGABYTES}m,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status !== 0) return;
  try {
    const full = await fill(disk, isShort ? 20 : 200, say);
    return { rows: full.rows, faults: [...full.faults, ...(await onlyRead(disk, say))] };
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
}

async function fill(disk, deeds, say) {
  const faults = [];
  const dataDir = path.join(disk, 'data');
  let server = await startServer({ dataDir });
  await server.untilReady();
  await server.stop();
  const people = await addPeople(dataDir, LAST_WRITES + 4 * deeds);
  server = await startServer({ dataDir });
  await server.untilReady();
  const names = Object.keys(DEEDS);
  const done = [];
  let number = 0;
  const write = async (count) => {
    const statuses = {};
    for (let index = 0; index < count; index += 1) {
      const name = names[number % names.length];
      const context = deedContext(people, number, () => server);
      number += 1;
      const answer = await DEEDS[name].send(context);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status === 200 || answer.status === 204) done.push({ name, context, answer });
      if (answer.status === 0 || (answer.status >= 500 && answer.status !== 503))
        faults.push(`on a full disk ${name} was answered ${answer.status}`);
    }
    return statuses;
  };
  const read = async (when) => {
    for (const page of PAGES) {
      const { status } = await call(server, undefined, `GET ${page}`);
      if (status !== 200) faults.push(`${when} ${page} was answered ${status}`);
    }
  };
  await write(deeds);
  const filler = path.join(disk, 'filler');
  fillUp(disk, filler);
  let last = 0;
  while (last < LAST_WRITES && !(503 in (await write(1)))) last += 1;
  if (last === LAST_WRITES) faults.push('a full disk refuses nothing');
  const whileFull = await write(deeds);
  await read('on a full disk');
  say(`  full: ${JSON.stringify(whileFull)}`);
  rmSync(filler);
  const recovered = await until(async () => !(503 in (await write(1))));
  if (recovered === undefined) faults.push('after the full disk nothing is written again');
  await read('after the full disk');
  // Killed while the disk is full, the server starts again once there is space, or earlier.
  fillUp(disk, filler);
  await write(Math.ceil(deeds / 4));
  await server.kill();
  const early = await startServer({ dataDir });
  const startsFull = await early.untilReady().then(
    () => true,
    () => false,
  );
  if (!startsFull && !/pieno|spazio/i.test(early.output()))
    faults.push(`a start on a full disk says: ${early.output().slice(-300)}`);
  await early.kill();
  rmSync(filler);
  server = await startServer({ dataDir });
  await server.untilReady();
  let lost = 0;
  for (const { name, context, answer } of done) {
    const isThere = await DEEDS[name]
      .isThere({ ...context, answer })
      .catch(({ message }) => message);
    if (isThere === true) continue;
    lost += 1;
    faults.push(`full disk: ${name} was acknowledged and is not there (${isThere})`);
  }
  await server.stop();
  const refused = whileFull[503] ?? 0;
  return {
    faults,
    rows: [
      ['full disk: writes that still found room', last],
      ['full disk: writes refused with 503', refused],
      ['full disk: acknowledged writes looked for', done.length],
      ['full disk: acknowledged writes lost', lost],
      ['full disk: ms until writes work again', Math.round(recovered ?? NaN)],
      ['full disk: starts while full', startsFull ? 1 : 0],
    ],
  };
}

function fillUp(disk, filler) {
  writeFileSync(filler, '');
  const { bavail, bsize } = statfsSync(disk);
  const part = Buffer.alloc(256 * 1024);
  try {
    for (let left = bavail * bsize; left > 0; left -= part.length) appendFileSync(filler, part);
    for (;;) appendFileSync(filler, part.subarray(0, 4_096));
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

async function onlyRead(disk, say) {
  const faults = [];
  if (spawnSync('mount', ['-o', 'remount,ro', disk]).status !== 0)
    return ['the disk stays writable'];
  const server = await startServer({ dataDir: path.join(disk, 'data') });
  const started = await server.untilReady().then(
    () => true,
    () => false,
  );
  if (started || !server.output().includes('sola lettura'))
    faults.push(`on a folder that can only be read it says: ${server.output().slice(-300)}`);
  say(`  only read: ${server.output().trim().split('\n').at(-1)}`);
  await server.kill();
  spawnSync('mount', ['-o', 'remount,rw', disk]);
  const again = await startServer({ dataDir: path.join(disk, 'data') });
  await again.untilReady().catch(({ message }) => faults.push(message));
  await again.stop();
  return faults;
}

/** @returns milliseconds until the condition held; undefined if it never did */
async function until(isSo) {
  const began = performance.now();
  while (performance.now() - began < RECOVERY_MS) {
    if (await isSo()) return performance.now() - began;
    await pause(200);
  }
  return undefined;
}
