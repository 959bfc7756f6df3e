// Checks that the rooms of the server (the folders of server/src and of server/src/modules, each file directly in
// server/src by itself) form no circle of imports: what stands below knows nothing of what stands above. Circles of
// files are the lint's (import/no-cycle).
import path from 'node:path';
import { readSource, sourceFiles } from './source-files.mjs';

const ROOT = 'server/src';
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/gu;
// Tests and their helpers may reach everywhere.
const OUTSIDE = /\.test\.ts$|^server\/src\/testing\//u;

/** Returns the room of a file, e.g. `http` or `modules/prices`. */
export function roomOf(file) {
  const parts = path.posix.relative(ROOT, file).split('/');
  return parts.slice(0, ['modules', 'calls'].includes(parts[0]) ? 2 : 1).join('/');
}

/**
 * Finds a circle of rooms.
 * @param files source text by the file's path from the project's root
 * @returns the imports that close the circle, one of each room to the next; empty when there is none
 */
export function findCircle(files) {
  const arrows = new Map();
  for (const [file, source] of files) {
    for (const [, specifier] of source.matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from === to || !target.startsWith(`${ROOT}/`)) continue;
      if (!arrows.has(from)) arrows.set(from, new Map());
      arrows.get(from).set(to, `${file} imports ${target}`);
    }
  }
  const done = new Set();
  const visit = (room, way) => {
    const start = way.findIndex(([visited]) => visited === room);
    if (start !== -1) return way.slice(start).map(([, arrow]) => arrow);
    if (done.has(room)) return [];
    for (const [next, arrow] of arrows.get(room) ?? []) {
      const circle = visit(next, [...way, [room, arrow]]);
      if (circle.length > 0) return circle;
    }
    done.add(room);
    return [];
  };
  for (const room of arrows.keys()) {
    const circle = visit(room, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

if (process.argv[1] === import.meta.filename) {
  const files = sourceFiles(/^server\/src\/.*\.ts$/u).filter((file) => !OUTSIDE.test(file));
  const circle = findCircle(files.map((file) => [file, readSource(file)]));
  for (const arrow of circle) console.error(arrow);
  if (circle.length > 0)
    console.error('These rooms of the server form a circle: see ARCHITECTURE.md');
  process.exitCode = circle.length > 0 ? 1 : 0;
}
