// Checks the documents: their links and the files they name exist, so do all decision records that the repository
// cites, ARCHITECTURE.md lists exactly the folders of the server's and the web's sources, and no document is too long.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/processes.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

const DOCUMENT = 'ARCHITECTURE.md';
const RECORDS = 'docs/decisions/';
const GENERATED = new Set(['paraglide']);

/** Most words of all documents, and of one decision record. */
const WORDS_MAX = 45_700;
const RECORD_WORDS_MAX = 590;

const text = readSource(DOCUMENT);
/** The lines of a workspace's tree. */
const tree = (workspace) => new RegExp(`^${workspace}/ .*\n((?:  .*\n)+)`, 'm').exec(text)[1];
/** Documents about the past, which name files of that time. */
const HISTORY = /^docs\/decisions\/|^CHANGELOG/;

const documents = sourceFiles(/\.md$/);
const problems = [
  ...documents.flatMap(deadEnds),
  ...lostRecords(),
  ...tooLong(documents),
  ...differences('server/src', tree('server').matchAll(/^ {2}src\/([\w-]+)\//gm)),
  ...differences('web/src', tree('web').matchAll(/^ {2}src\/([\w-]+)\//gm)),
  ...goneModules(),
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

/** Lists the modules that ARCHITECTURE.md explains and that are gone. */
function goneModules() {
  const [, table] = /^## The server's calls and modules\n([^]*?)\n## /m.exec(text);
  return [...table.matchAll(/^\| (.+?) \|/gm)]
    .flatMap(([, names]) => [...names.matchAll(/`([\w-]+)`/g)])
    .map(([, name]) => `server/src/modules/${name}`)
    .filter((folder) => !existsSync(path.join(ROOT, folder)))
    .map((folder) => `${DOCUMENT} names ${folder}: gone`);
}

/** Lists the links of a document to missing files, and the missing files that it names. */
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

/** Lists the cited decision records that are missing. */
function lostRecords() {
  // Includes records merged into others, whose numbers applied migrations still cite.
  const numbers = new Set(readSource(`${RECORDS}README.md`).match(/\b\d{4}\b/g));
  return sourceFiles(/\.(md|mjs|tsx?|css|html|sql)$/).flatMap((file) =>
    [...readSource(file).matchAll(/\bdecisions?[ /]\d{4}(?:(?:, | and )\d{4})*/g)]
      .flatMap(([named]) => named.match(/\d{4}/g))
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: no decision ${number}`),
  );
}

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

/** Lists the missing tests that a document names; a name may be any end of their path. */
function lostTests(document, source) {
  const tests = sourceFiles(/\.(test|spec)\.\w+$/).map((file) => `/${file}`);
  return [...source.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`/g)]
    .filter(([, name]) => !tests.some((file) => file.endsWith(`/${name}`)))
    .map(([, name]) => `${document}: no test ends in ${name}`);
}
