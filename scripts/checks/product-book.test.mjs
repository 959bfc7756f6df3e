import { expect, test } from 'vitest';
import { otherCalls, problemsOfBook, rulesOf, unknownCitations } from './product-book.mjs';

const RULE = `- **guest-expiry** A guest leaves after a day and reads “Il tuo tempo
  è finito”.
  Tests: \`guests.test.ts\``;
const GUESTS = ['web/src/guests.test.ts', "test('it ends', () => {})"];
const SENTENCES = ['contract/src/sentences.ts', "over: 'Il tuo tempo è finito',"];
const problemsOf = (book, ...others) => problemsOfBook(book, [GUESTS, SENTENCES, ...others]);

test('a rule has an id, what it quotes and its tests, over several lines', () => {
  expect(
    rulesOf(`# Guests\n\n${RULE},\n  \`e2e/guests.spec.ts\`\n\nProse with a \`name\`.`),
  ).toEqual([
    {
      id: 'guest-expiry',
      line: 3,
      quotes: ['Il tuo tempo è finito'],
      tests: ['guests.test.ts', 'e2e/guests.spec.ts'],
    },
  ]);
});

test('a rule whose tests exist and whose sentence is said is in order', () => {
  expect(problemsOf(RULE)).toEqual([]);
});

test('a sentence may be said with placeholders, escaped apostrophes, or by the test alone', () => {
  const book = RULE.replace(/“[^”]+”/, "“Impostazione '{key}' non trovata”");
  const said = ['web/messages/it.json', "Impostazione \\'${key}\\' non trovata"];
  expect(problemsOf(book, said)).toEqual([]);
  expect(problemsOfBook(RULE, [['a/guests.test.ts', 'Il tuo tempo è finito']])).toEqual([]);
});

test.each([
  [
    'a sentence nobody says',
    RULE.replace('tempo', 'giorno'),
    'nobody says “Il tuo giorno è finito”',
  ],
  [
    'a test that does not exist',
    RULE.replace('guests.t', 'hosts.t'),
    'no test ends in hosts.test.ts',
  ],
  ['no test', RULE.slice(0, RULE.indexOf('  Tests')), 'names no test'],
  ['an id used twice', `${RULE}\n${RULE}`, 'is there twice'],
  ['an id of one word', RULE.replace('guest-expiry', 'expiry'), 'is no id, like guest-expiry'],
])('%s is a problem', (_, book, problem) => {
  expect(problemsOf(book)).toContainEqual(expect.stringContaining(problem));
});

test('the name of a test that two files have is too short', () => {
  const other = ['server/src/guests.test.ts', ''];
  expect(problemsOf(RULE, other)).toEqual([
    'docs/product.md:1: guest-expiry: 2 tests end in guests.test.ts',
  ]);
  expect(problemsOf(RULE.replace('`guests', '`web/src/guests'), other)).toEqual([]);
});

test('a cited rule that the book does not have is found, wherever its line breaks', () => {
  const code = `/** Ends a visit (rules guest-expiry,\n * guest-poll). By the rule\n * guest-expiry. */`;
  expect(unknownCitations(RULE, [['web/guests.ts', code]])).toEqual([
    'web/guests.ts:1: docs/product.md has no rule guest-poll',
  ]);
});

test('the word rule alone cites nothing', () => {
  expect(
    unknownCitations(RULE, [['a.ts', '// The rule of thumb: rules are few, rule one.']]),
  ).toEqual([]);
});

test('a call that only the book or only the contract has is found', () => {
  const book = '| `GET /user` | the user | rule call-user |\n| `GET /users` | all of them | |\n';
  expect(otherCalls(book, ['GET /user', 'PUT /user'])).toEqual([
    'docs/product.md does not list PUT /user',
    'docs/product.md: the contract has no GET /users',
  ]);
});
