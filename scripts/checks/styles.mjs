// Finds classes that are used but not styled, or styled but not used; custom properties likewise. Neither the types of
// stylesheets nor the bundler report them. Also finds hover styles that stay after a tap.
import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/processes.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const COMPOSES = /composes:\s*([\w\s-]+?)\s+from\s+'([^']+)'/g;
const COMMENTS = /\/\*.*?\*\//gs;
const beside = (file, other) => path.join(path.dirname(file), other);

/**
 * @param sources pairs of a file's path and its text: stylesheets and the code that imports them
 * @returns a line for each class that is only styled or only used
 */
export function strayClasses(sources) {
  const styled = new Map();
  const named = new Map();
  const name = (stylesheet, classes, file) => {
    const all = named.get(stylesheet) ?? new Map();
    for (const one of classes) if (!all.has(one)) all.set(one, file);
    named.set(stylesheet, all);
  };
  for (const [file, source] of sources) {
    if (file.endsWith('.css')) {
      styled.set(file, classesOf(source));
      for (const [, classes, other] of source.matchAll(COMPOSES))
        name(beside(file, other), classes.split(/\s+/), file);
    } else {
      for (const [, styles, other] of source.matchAll(IMPORT)) {
        const uses = withoutStrings(source).matchAll(
          new RegExp(`\\b${styles}\\b(?:\\.(\\w+))?`, 'g'),
        );
        // The first is the import itself.
        const classes = [...uses].slice(1).map(([, one]) => one ?? ANY);
        name(beside(file, other), classes, file);
      }
    }
  }
  const problems = [];
  for (const [stylesheet, classes] of styled) {
    const uses = named.get(stylesheet) ?? new Map();
    for (const [one, file] of uses)
      if (one !== ANY && !classes.has(one))
        problems.push(`${file}: ${one} is not in ${stylesheet}`);
    for (const one of classes)
      if (!uses.has(ANY) && !uses.has(one)) problems.push(`${stylesheet}: nothing is ${one}`);
  }
  return problems;
}

/**
 * @param sources pairs of a file's path and its text, as above
 * @param theirs the text of libraries' stylesheets, which read and set properties too
 * @returns a line for each custom property that is only set or only read
 */
export function strayProperties(sources, theirs = '') {
  const set = new Map();
  const read = new Map();
  const foreign = new Set(propertiesOf(theirs).map(([name]) => name));
  for (const [file, source] of sources) {
    const isCode = !file.endsWith('.css');
    for (const [name, isSet] of propertiesOf(source)) {
      if (isCode || isSet) set.set(name, file);
      if (isCode || !isSet) read.set(name, file);
    }
  }
  const stray = (these, those, verb) =>
    [...these]
      .filter(([name]) => !those.has(name) && !foreign.has(name) && !name.startsWith(MANTINE))
      .map(([name, file]) => `${file}: nothing ${verb} ${name}`);
  return [...stray(read, set, 'sets'), ...stray(set, read, 'reads')];
}

/** Prefix of the properties that Mantine's scripts set and read. */
const MANTINE = '--mantine-';

/** Each mention of a custom property, and whether a value follows. */
const propertiesOf = (source) =>
  [...source.replaceAll(COMMENTS, '').matchAll(/(?<![\w-])(--[a-z][\w-]*)(\s*:)?/g)].map(
    ([, name, colon]) => [name, colon !== undefined],
  );

/**
 * Phones keep `:hover` on the last tapped element, which then looks selected.
 * @param sources pairs of a stylesheet's path and its text
 * @returns a line for each rule with only `:hover` outside `@media (hover: hover)`
 */
export function stickyHovers(sources) {
  return sources.flatMap(([file, source]) => {
    const open = [];
    const sticky = [];
    for (const [, text, brace] of source.replaceAll(COMMENTS, '').matchAll(/([^{};]*)([{};])/g)) {
      if (brace === '}') open.pop();
      if (brace !== '{') continue;
      const head = text.trim();
      const isHover = head.split(',').every((selector) => selector.includes(':hover'));
      if (isHover && !open.includes('@media (hover: hover)'))
        sticky.push(`${file}: ${head} sticks`);
      open.push(head);
    }
    return sticky;
  });
}

const withoutStrings = (source) => source.replaceAll(/'[^'\n]*'/g, "''");

/** Stands for classes that are computed at run time, or passed to a library. */
const ANY = '*';

function classesOf(source) {
  const elsewhere = /:global\([^)]*\)|url\([^)]*\)/g;
  const local = withoutStrings(source.replaceAll(COMMENTS, '').replaceAll(elsewhere, ''));
  return new Set([...local.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one));
}

if (process.argv[1] === import.meta.filename) {
  const sources = (pattern) => sourceFiles(pattern).map((file) => [file, readSource(file)]);
  const theirs = globSync('node_modules/{@mantine/*,yet-another-react-lightbox/dist}/styles.css', {
    cwd: ROOT,
  });
  const problems = [
    ...strayClasses(sources(/^(ui|web|gallery)\/.*(\.module\.css|\.tsx?)$/)),
    ...strayProperties(
      sources(/^(ui|web|gallery)\/.*\.(css|tsx?|html)$/),
      theirs.map(readSource).join('\n'),
    ),
  ];
  problems.push(...stickyHovers(sources(/^(ui|web|gallery)\/.*\.css$/)));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
