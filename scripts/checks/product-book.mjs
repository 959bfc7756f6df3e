// Checks docs/product.md, the book of the product's rules: each rule has an id of its own and names
// tests that exist, what it quotes is said by the product or by those tests, every rule that is
// cited anywhere ("rule guest-expiry", "rules call-user, error-status") is in it, and it lists every
// call of the contract's table.
import { CALLS } from '../../contract/src/calls.ts';
import { readSource, sourceFiles } from './source-files.mjs';

const BOOK = 'docs/product.md';

/** Files whose texts reach a person: what a quotation of the book may come from, besides tests. */
const SPOKEN = /^contract\/src\/.*\.ts$|^web\/messages\/.*\.json$|^gallery\/src\/.*\.tsx?$/;
const TEST = /\.(test|spec)\.\w+$/;

const ID = '[a-z0-9]+(?:-[a-z0-9]+)+';
/** White space, with what begins a comment's next line. */
const GAP = String.raw`\s+(?:(?:\*|\/\/|--|#)\s+)?`;
const CITATION = new RegExp(String.raw`\brules?${GAP}(${ID}(?:,${GAP}${ID})*)`, 'g');

/**
 * Reads the rules of the book.
 * @returns {{ id: string, line: number, quotes: string[], tests: string[] }[]}
 */
export function rulesOf(book) {
  const entries = book.matchAll(/^- \*\*(.+?)\*\*((?:.|\n(?! *\n|- \*\*|#))*)/gm);
  return [...entries].map(({ 1: id, 2: body, index }) => {
    const [text, tests = ''] = body.split(/^\s+Tests: /m);
    return {
      id,
      line: lineAt(book, index),
      quotes: [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote.replaceAll(/\s+/g, ' ')),
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    };
  });
}

/**
 * Lists what is wrong with the book itself.
 * @param sources pairs of a file's path and text, tests among them
 */
export function problemsOfBook(book, sources) {
  const tests = sources.filter(([file]) => TEST.test(file));
  const heardIn = (files) => asRead(files.map(([, text]) => text).join('\n'));
  const said = heardIn(sources.filter(([file]) => SPOKEN.test(file) && !TEST.test(file)));
  const seen = new Set();
  return rulesOf(book).flatMap(({ id, line, quotes, tests: names }) => {
    const problems = [];
    if (!new RegExp(`^${ID}$`).test(id)) problems.push('is no id, like guest-expiry');
    if (seen.has(id)) problems.push('is there twice');
    seen.add(id);
    if (names.length === 0) problems.push('names no test');
    const found = names.map((name) => tests.filter(([file]) => `/${file}`.endsWith(`/${name}`)));
    for (const [index, { length }] of found.entries()) {
      if (length === 0) problems.push(`no test ends in ${names[index]}`);
      if (length > 1) problems.push(`${length} tests end in ${names[index]}`);
    }
    const tested = heardIn(found.flat());
    const unsaid = quotes
      .map(asRead)
      .filter((quote) => !said.includes(quote) && !tested.includes(quote));
    problems.push(...unsaid.map((quote) => `nobody says “${quote}”`));
    return problems.map((problem) => `${BOOK}:${line}: ${id}: ${problem}`);
  });
}

/** Lists the citations of rules that the book does not have. @param sources pairs of path and text */
export function unknownCitations(book, sources) {
  const known = new Set(rulesOf(book).map(({ id }) => id));
  return sources.flatMap(([file, text]) =>
    [...text.matchAll(CITATION)].flatMap(({ 1: cited, index }) =>
      [...cited.matchAll(new RegExp(ID, 'g'))]
        .filter(([id]) => !known.has(id))
        .map(([id]) => `${file}:${lineAt(text, index)}: ${BOOK} has no rule ${id}`),
    ),
  );
}

/** Lists the calls that only the book or only the contract has. @param names of the contract's calls */
export function otherCalls(book, names) {
  const listed = new Set([...book.matchAll(/^\| `([A-Z]+ \/\S*)` \|/gm)].map(([, name]) => name));
  const there = new Set(names);
  return [
    ...[...there.difference(listed)].map((name) => `${BOOK} does not list ${name}`),
    ...[...listed.difference(there)].map((name) => `${BOOK}: the contract has no ${name}`),
  ];
}

/** Normalises texts for comparison: unescapes apostrophes, joins lines, and empties placeholders. */
function asRead(text) {
  return text
    .replaceAll("\\'", "'")
    .replaceAll(/\$?\{[\w.]+\}/g, '{}')
    .replaceAll(/\s+/g, ' ');
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}

if (process.argv[1] === import.meta.filename) {
  const read = (pattern) => sourceFiles(pattern).map((file) => [file, readSource(file)]);
  const book = readSource(BOOK);
  const sources = read(/\.(tsx?|mjs|css|sql|md|html|json)$/).filter(
    ([file]) => !/package-lock|^scripts\/checks\/product-book/.test(file),
  );
  const problems = [
    ...problemsOfBook(book, sources),
    ...unknownCitations(book, sources),
    ...otherCalls(book, Object.keys(CALLS)),
  ];
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
