// Checks that documents lead somewhere: their links and the files that they name exist, every decision record that the
// repository names is there, and ARCHITECTURE.md names every folder of the server's and the web's sources, and none that is
// gone. And that they stay short.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/processes.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

const DOCUMENT = 'ARCHITECTURE.md';
const RECORDS = 'docs/decisions/';
const GENERATED = new Set(['paraglide']);

/** Words of all documents, and of one decision record, at most. */
const WORDS_MAX = 49_500;
const RECORD_WORDS_MAX = 660;

const text = readSource(DOCUMENT);
/** The lines of the tree below a workspace. */
const tree = (workspace) => new RegExp(`^${workspace}/ .*\n((?:  .*\n)+)`, 'm').exec(text)[1];
/** Says what happened, with the files of that time. */
const HISTORY = /^docs\/decisions\/|^CHANGELOG/;

const documents = sourceFiles(/\.md$/);
const problems = [
  ...documents.flatMap(deadEnds),
  ...lostRecords(),
  ...tooLong(documents),
  ...differences('server/src', tree('server').matchAll(/^ {2}src\/([\w-]+)\//gm)),
  ...differences('web/src', tree('web').matchAll(/^ {2}src\/([\w-]+)\//gm)),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function differences(parent, matches) {
  const named = new Set([...matches].map(([, name]) => name));
  const there = new Set(
    readdirSync(path.join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !GENERATED.has(entry.name))
      .map(({ name }) => name),
  );
  return [
    ...[...there.difference(named)].map((name) => `${DOCUMENT} does not name ${parent}/${name}`),
    ...[...named.difference(there)].map((name) => `${DOCUMENT} names ${parent}/${name}: gone`),
  ];
}

/** Lists the links of a document that lead to no file, and the files of the repository that it names and that are gone. */
function deadEnds(document) {
  const source = readSource(document);
  const links = [...source.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^\w+:/.test(link))
    .map((link) => [link, path.join(path.dirname(document), link)]);
  const named = HISTORY.test(document)
    ? []
    : [
        ...source.matchAll(
          /`((?:contract|server|ui|web|gallery|e2e|bench|scripts|docs)\/[\w./$-]+)`/g,
        ),
      ]
        .filter(([, file]) => !file.includes('NNNN'))
        .map(([, file]) => [file, file]);
  return [...links, ...named]
    .filter(([, file]) => !existsSync(path.join(ROOT, file)))
    .map(([name]) => `${document}: no ${name}`)
    .concat(HISTORY.test(document) ? [] : lostTests(document, source));
}

/** Lists the decision records that something names by their numbers and that are gone. */
function lostRecords() {
  // With those that became part of another one, whose numbers applied migrations still name.
  const numbers = new Set(readSource(`${RECORDS}README.md`).match(/\b\d{4}\b/g));
  return sourceFiles(/\.(md|mjs|tsx?|css|html|sql)$/).flatMap((file) =>
    [...readSource(file).matchAll(/\bdecisions?[ /]\d{4}(?:(?:, | and )\d{4})*/g)]
      .flatMap(([named]) => named.match(/\d{4}/g))
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: no decision ${number}`),
  );
}

/** Says which documents have grown too long. */
function tooLong(files) {
  const words = files.map((file) => [file, readSource(file).trim().split(/\s+/).length]);
  const all = words.reduce((sum, [, count]) => sum + count, 0);
  return [
    ['all documents', all, WORDS_MAX],
    ...words
      .filter(([file]) => /^docs\/decisions\/\d/.test(file))
      .map(([file, count]) => [file, count, RECORD_WORDS_MAX]),
  ]
    .filter(([, count, most]) => count > most)
    .map(([what, count, most]) => `${what}: ${count} words, at most ${most}`);
}

/** Lists the tests that a document names and that are gone; any end of their path will do. */
function lostTests(document, source) {
  const tests = sourceFiles(/\.(test|spec)\.\w+$/).map((file) => `/${file}`);
  return [...source.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`/g)]
    .filter(([, name]) => !tests.some((file) => file.endsWith(`/${name}`)))
    .map(([, name]) => `${document}: no test ends in ${name}`);
}
