// A class that is named in code but styled nowhere says nothing, and one that is styled but named nowhere is dead;
// neither the types of a stylesheet nor the bundler tell.
import path from 'node:path';
import { readSource, sourceFiles } from './source-files.mjs';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const COMPOSES = /composes:\s*([\w\s-]+?)\s+from\s+'([^']+)'/g;
const beside = (file, other) => path.join(path.dirname(file), other);

/**
 * @param sources pairs of a file's path and its text: stylesheets and the code that imports them
 * @returns a line for each class that is on one side only
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

const withoutStrings = (source) => source.replaceAll(/'[^'\n]*'/g, "''");

/** Classes that are chosen while the page runs, or handed to a library as they are. */
const ANY = '*';

function classesOf(source) {
  const comments = /\/\*.*?\*\//gs;
  const elsewhere = /:global\([^)]*\)|url\([^)]*\)/g;
  const local = withoutStrings(source.replaceAll(comments, '').replaceAll(elsewhere, ''));
  return new Set([...local.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one));
}

if (process.argv[1] === import.meta.filename) {
  const files = sourceFiles(/^(ui|web|gallery)\/.*(\.module\.css|\.tsx?)$/);
  const problems = strayClasses(files.map((file) => [file, readSource(file)]));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
