// Checks the subjects of the commits since the last tag: "area: what", at most 72 characters, an order.
import { gitHere } from './git.mjs';

/** The last commit before this rule; subjects cannot be changed once others build on them. */
const LAST_UNCHECKED = '36a360e9b3e9709925888598c5f0c2917ccfc5bd';

const MAX_LENGTH = 72;
const FORM = /^[a-z][\w./-]*(, [a-z][\w./-]*)*: (?<verb>[\p{L}'’-]+)/u;

/**
 * English has no mark of an imperative; these are marks of the other forms. An ending counts behind a vowel only, so
 * that "bring" and "shed" are orders.
 */
const NO_ORDER = [/[aeiouy].*ing$/, /[aeiouy].*[^e]ed$/, /[^su]s$/];
const ORDERS = new Set(['embed', 'alias', 'canvas', 'bias']);
const PASTS = new Set(['began', 'built', 'gave', 'kept', 'made', 'sent', 'took', 'wrote']);

/** Returns what is wrong with a commit's subject, in a few words; undefined if nothing is. */
export function problemOf(subject) {
  if (subject.length > MAX_LENGTH) return `${subject.length} characters, at most ${MAX_LENGTH}`;
  const verb = FORM.exec(subject)?.groups.verb.toLowerCase();
  if (!verb) return 'not "area: what it does"';
  if (subject.endsWith('.')) return 'ends like a sentence';
  if (PASTS.has(verb) || (!ORDERS.has(verb) && NO_ORDER.some((form) => form.test(verb))))
    return `"${verb}" is no order, like "add" or "show"`;
  return undefined;
}

/**
 * Returns the subjects to check, newest first; undefined where the history does not reach back to them, as in a
 * shallow clone or an unpacked archive.
 */
export function subjectsToCheck(git) {
  if (git('cat-file', '-t', LAST_UNCHECKED) !== 'commit') return undefined;
  const lastTag = git('describe', '--tags', '--abbrev=0');
  const before = [LAST_UNCHECKED, lastTag].filter(Boolean).map((commit) => `^${commit}`);
  return git('log', '--no-merges', '--format=%s', 'HEAD', ...before)
    .split('\n')
    .filter(Boolean);
}

if (process.argv[1] === import.meta.filename) {
  const subjects = subjectsToCheck(gitHere);
  if (!subjects) console.log('The history does not reach back far enough: no subject was checked.');
  const problems = (subjects ?? []).flatMap((subject) => {
    const problem = problemOf(subject);
    return problem ? [`${subject}\n  ${problem}`] : [];
  });
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
