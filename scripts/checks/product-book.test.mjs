import { expect, test } from 'vitest';
import { callsWithoutRule, problemsOfBook, rulesOf, unknownCitations } from './product-book.mjs';

const RULE = `- **guest-expiry** A guest leaves after a day and reads “Il tuo tempo
  è finito”.`;
const GUESTS = ['web/src/guests.test.ts', "// Tests rule guest-expiry.\ntest('it ends', () => {})"];
const SENTENCES = ['contract/src/sentences.ts', "over: 'Il tuo tempo è finito',"];
const problemsOf = (book, ...others) => problemsOfBook(book, [GUESTS, SENTENCES, ...others]);

test('a rule has an id and its quotations, over several lines', () => {
  expect(rulesOf(`# Guests\n\n${RULE}\n\nProse with “a quotation”.`)).toEqual([
    { id: 'guest-expiry', line: 3, quotes: ['Il tuo tempo è finito'] },
  ]);
});

test('a rule that a test cites and whose sentence exists is no problem', () => {
  expect(problemsOf(RULE)).toEqual([]);
});

test('a sentence may contain placeholders or escaped apostrophes, or be in the test only', () => {
  const book = RULE.replace(/“[^”]+”/, "“Impostazione '{key}' non trovata”");
  const texts = ['web/messages/it.json', "Impostazione \\'${key}\\' non trovata"];
  expect(problemsOf(book, texts)).toEqual([]);
  const test = [
    'a/guests.test.ts',
    '// Rule: the rules guest-poll, guest-expiry. Il tuo tempo è finito',
  ];
  expect(problemsOfBook(RULE, [test])).toEqual([]);
});

test.each([
  [
    'a sentence nobody says',
    RULE.replace('tempo', 'giorno'),
    'nobody says “Il tuo giorno è finito”',
  ],
  ['no test', RULE.replace('guest-expiry', 'guest-poll'), 'no test cites it'],
  ['an id used twice', `${RULE}\n${RULE}`, 'is there twice'],
  ['an id of one word', RULE.replace('guest-expiry', 'expiry'), 'is no id, like guest-expiry'],
])('%s is a problem', (_, book, problem) => {
  expect(problemsOf(book)).toContainEqual(expect.stringContaining(problem));
});

test("a sentence that only another rule's test contains is a problem", () => {
  const other = ['a/hosts.test.ts', '// Tests rule guest-poll. Il tuo tempo è finito'];
  expect(problemsOfBook(RULE, [GUESTS, other])).toEqual([
    'docs/product.md:1: guest-expiry: nobody says “Il tuo tempo è finito”',
  ]);
});

test('a citation of an unknown rule is found, also across line breaks', () => {
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

test('a call without a rule above its entry is found', () => {
  const calls = "  // rules call-user, admin-known\n  'GET /user': {\n  },\n  'PUT /user': {\n";
  const sources = [['contract/src/users/calls.ts', calls]];
  expect(callsWithoutRule(['GET /user', 'PUT /user'], sources)).toEqual([
    'contract: PUT /user follows no comment with its rule',
  ]);
});
