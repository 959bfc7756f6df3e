// node scripts/make/draw-house.mjs: prints the rooms of the server, those without imports first. A room's floor is one
// above the highest room that it imports.
import { roomOf, arrowsOf } from '../checks/imports.mjs';
import { readSource, sourceFiles } from '../checks/source-files.mjs';

const sources = sourceFiles(/^server\/src\/.*\.ts$/)
  .filter((file) => !/\.test\.ts$|\/(testing|abuse)\//.test(file))
  .map((file) => [file, readSource(file)]);
const below = new Map();
for (const { file, target } of arrowsOf(sources)) {
  const [room, other] = [roomOf(file), roomOf(target)];
  if (!below.has(room)) below.set(room, new Set());
  if (other !== undefined && other !== room) below.get(room).add(other);
}

const floors = new Map();
function floorOf(room) {
  if (!floors.has(room)) {
    // In a circle, which the checks forbid, the first visited room is the lowest.
    floors.set(room, 0);
    floors.set(room, 1 + Math.max(-1, ...[...(below.get(room) ?? [])].map(floorOf)));
  }
  return floors.get(room);
}

const short = (room) => room.replace('server/src/', '');
const byFloor = Map.groupBy(
  [...below.keys()].toSorted((one, other) => one.localeCompare(other)),
  floorOf,
);
for (const [floor, rooms] of [...byFloor].toSorted(([one], [other]) => one - other))
  console.log(`${String(floor).padStart(2)}  ${rooms.map(short).join('  ')}`);
console.log(
  `${below.size} rooms, ${[...below.values()].reduce((sum, { size }) => sum + size, 0)} arrows`,
);
