// Checks imports: they follow import-law.mjs, and neither files nor the server's rooms import each other in a circle.
// Also checks that folders are not too full.
import path from 'node:path';
import { readSource, sourceFiles } from './source-files.mjs';
import { LAW, MOST_FILES, ROOMS } from './import-law.mjs';
import { importsOf, resolveImport } from './syntax.mjs';

const TEST = /\.(test|spec)\.\w+$/;
const WRITTEN_BY_MACHINES = /\.gen\.ts$/;

const matches = (file, globs) => globs.some((glob) => path.matchesGlob(file, glob));

/** Returns the folder that matches a glob and contains the file, or the file itself; undefined without one. */
function headOf(file, glob) {
  const head = file.split('/').slice(0, glob.split('/').length).join('/');
  return path.matchesGlob(head, glob) ? head : undefined;
}

/** Returns the room of a file, e.g. `server/src/http` or `server/src/modules/prices`; undefined outside the server. */
export const roomOf = (file) =>
  ROOMS.map((glob) => headOf(file, glob)).findLast((room) => room !== undefined);

/** Lists the imports of files. @param sources pairs of a file's path from the repository's root and its text */
export function arrowsOf(sources) {
  return sources.flatMap(([file, source]) =>
    importsOf(file, source).map((specifier) => ({
      file,
      specifier,
      target: resolveImport(file, specifier),
    })),
  );
}

/** Returns a sentence with the reason for each forbidden import. */
export function lawBreaches(arrows) {
  const ofFile = Map.groupBy(arrows, ({ file }) => file);
  return LAW.flatMap((row) => {
    const { files = `${row.apart}/**`, except = [], because } = row;
    return [...ofFile]
      .filter(([file]) => path.matchesGlob(file, files) && !matches(file, except))
      .flatMap(([file, each]) => each.filter(({ target }) => isForbidden(row, file, target)))
      .map(({ file, specifier }) => `${file} imports ${specifier}: ${because}`);
  });
}

function isForbidden({ never = [], may = [], only, apart }, file, target) {
  if (only) return !matches(target, only);
  if (!apart) return matches(target, never) && !matches(target, may);
  const other = headOf(target, apart);
  // Files outside the folders belong to all of them.
  return other !== undefined && other !== target && other !== headOf(file, apart);
}

/**
 * Finds a circle of imports.
 * @param nodeOf the node of a file; the file itself by default
 * @returns the imports that form the circle, one from each node to the next; empty without one
 */
export function findCircle(arrows, nodeOf = (file) => file) {
  const ways = new Map();
  for (const arrow of arrows) {
    const [from, to] = [nodeOf(arrow.file), nodeOf(arrow.target)];
    if (from === undefined || to === undefined || from === to) continue;
    if (!ways.has(from)) ways.set(from, new Map());
    ways.get(from).set(to, arrow);
  }
  const done = new Set();
  const visit = (node, way) => {
    const start = way.findIndex(([visited]) => visited === node);
    if (start !== -1) return way.slice(start).map(([, arrow]) => arrow);
    if (done.has(node)) return [];
    for (const [next, arrow] of ways.get(node) ?? []) {
      const circle = visit(next, [...way, [node, arrow]]);
      if (circle.length > 0) return circle;
    }
    done.add(node);
    return [];
  };
  for (const node of ways.keys()) {
    const circle = visit(node, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Returns a sentence for each import of a circle. */
export function circleBreaches(arrows) {
  const within = arrows.filter(({ file }) => !TEST.test(file) && !file.includes('/testing/'));
  const breachesIn = (what, circle) =>
    circle.map(
      ({ file, specifier }) => `${file} imports ${specifier}: these ${what} form a circle`,
    );
  return [
    ...breachesIn('files', findCircle(arrows)),
    ...breachesIn('rooms', findCircle(within, roomOf)),
  ];
}

/** Returns a sentence for each folder with too many files. */
export function crowdBreaches(files) {
  const sources = files.filter((file) => !TEST.test(file) && !WRITTEN_BY_MACHINES.test(file));
  return [...Map.groupBy(sources, path.posix.dirname)]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(
      ([folder, { length }]) =>
        `${folder} holds ${length} files, at most ${MOST_FILES} may lie there`,
    );
}

if (process.argv[1] === import.meta.filename) {
  const files = sourceFiles(/\.(ts|tsx|mjs)$/);
  const arrows = arrowsOf(files.map((file) => [file, readSource(file)]));
  const breaches = [...lawBreaches(arrows), ...circleBreaches(arrows), ...crowdBreaches(files)];
  for (const breach of breaches) console.error(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
