// Checks docs/product.md, the product's rules. Each rule has its own id, and a test cites it. The sentences that it
// quotes appear in the product or in these tests. Every rule that is cited anywhere ("rule guest-expiry",
// "rules call-user, error-status") exists, and each call of the contract cites one.
import { CALLS } from '../../contract/src/calls.ts';
import { readSource, sourceFiles } from './source-files.mjs';

const BOOK = 'docs/product.md';

/** Files with texts for users; besides tests, only they may contain a quoted sentence. */
const TEXTS = /^contract\/src\/.*\.ts$|^web\/messages\/.*\.json$|^gallery\/src\/.*\.tsx?$/;
const TEST = /\.(test|spec)\.\w+$/;

const ID = '[a-z0-9]+(?:-[a-z0-9]+)+';
/** White space, with the beginning of a comment's next line. */
const GAP = String.raw`\s+(?:(?:\*|\/\/|--|#)\s+)?`;
const CITATION = new RegExp(String.raw`\brules?${GAP}(${ID}(?:,${GAP}${ID})*)`, 'g');

/**
 * Reads the rules of the book.
 * @returns {{ id: string, line: number, quotes: string[] }[]}
 */
export function rulesOf(book) {
  const entries = book.matchAll(/^- \*\*(.+?)\*\*((?:.|\n(?! *\n|- \*\*|#))*)/gm);
  return [...entries].map(({ 1: id, 2: text, index }) => ({
    id,
    line: lineAt(book, index),
    quotes: [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote.replaceAll(/\s+/g, ' ')),
  }));
}

/** Lists the problems of the book itself. @param sources pairs of a file's path and text, tests included */
export function problemsOfBook(book, sources) {
  const shown = asRead(sources.filter(([file]) => TEXTS.test(file) && !TEST.test(file)));
  const testsOf = Map.groupBy(
    sources
      .filter(([file]) => TEST.test(file))
      .flatMap((test) =>
        [...new Set(citations(test[1]).map(({ id }) => id))].map((id) => [id, test]),
      ),
    ([id]) => id,
  );
  const seen = new Set();
  return rulesOf(book).flatMap(({ id, line, quotes }) => {
    const problems = [];
    if (!new RegExp(`^${ID}$`).test(id)) problems.push('is no id, like guest-expiry');
    if (seen.has(id)) problems.push('is there twice');
    seen.add(id);
    const tests = testsOf.get(id)?.map(([, test]) => test) ?? [];
    if (tests.length === 0) problems.push('no test cites it');
    const tested = asRead(tests);
    const missing = quotes.filter((quote) => {
      const text = plain(quote);
      return !shown.includes(text) && !tested.includes(text);
    });
    problems.push(...missing.map((quote) => `nobody says “${quote}”`));
    return problems.map((problem) => `${BOOK}:${line}: ${id}: ${problem}`);
  });
}

/** Lists the citations of rules that the book does not have. @param sources pairs of path and text */
export function unknownCitations(book, sources) {
  const known = new Set(rulesOf(book).map(({ id }) => id));
  return sources.flatMap(([file, text]) =>
    citations(text)
      .filter(({ id }) => !known.has(id))
      .map(({ id, index }) => `${file}:${lineAt(text, index)}: ${BOOK} has no rule ${id}`),
  );
}

/** Lists the calls of the contract without a citation above their entry. @param names of the contract's calls */
export function callsWithoutRule(names, sources) {
  const entries = sources
    .filter(([file]) => /^contract\/src\/.*calls\.ts$/.test(file))
    .flatMap(([, text]) => [...text.matchAll(/\/\/ rules? .+\n\s*'([A-Z]+ \/\S*)': /g)]);
  const covered = new Set(entries.map(([, name]) => name));
  return names
    .filter((name) => !covered.has(name))
    .map((name) => `contract: ${name} follows no comment with its rule`);
}

function citations(text) {
  return [...text.matchAll(CITATION)].flatMap(({ 1: cited, index }) =>
    [...cited.matchAll(new RegExp(ID, 'g'))].map(([id]) => ({ id, index })),
  );
}

function asRead(sources) {
  return plain(sources.map(([, text]) => text).join('\n'));
}

/** Normalises a text for comparison: unescapes apostrophes, joins lines, and empties placeholders. */
function plain(text) {
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
    ...callsWithoutRule(Object.keys(CALLS), sources),
  ];
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
