/** The model of what becomes of drivers' claims by what others say (rules report-held, report-ranks; decision 0029). */
import { isCorrected } from './current-price.ts';
import { FOLLOWED, isReal, newest, type Claim, type Confirmation, type Kept } from './kept.ts';

const HOUR_MS = 3_600_000;
const REPORTED_MS = 72 * HOUR_MS;
const HELD_MS = 48 * HOUR_MS;
const HELD_AGREE_MS = 12 * HOUR_MS;
const UNDO_MS = 10 * 60_000;

export const isOpen = ({ state }: Claim): boolean => state === 'reported' || state === 'held';
const isHeld = ({ doubt }: Claim): boolean => doubt === 'unusual';

/** A verdict that followed from words is final once none of them can be taken back by its author. */
const canChange = (claim: Claim, since: number): boolean =>
  claim.origin === 'driver' &&
  (isOpen(claim) || (FOLLOWED.includes(claim.by ?? '') && claim.byAt! >= since));

/** Judges again what can still change: tells all that stands in the order in which it was received. */
export function judge(kept: Kept, now: number): void {
  const story: Story = { waiting: [], believed: [], heard: [] };
  const since = Math.min(now - UNDO_MS, kept.takenBackFrom);
  kept.takenBackFrom = Infinity;
  const changing = new Set(kept.claims.filter((claim) => canChange(claim, since)));
  const said = [
    ...kept.claims,
    ...kept.confirmations.filter(
      (word) => !word.isUndone && !word.isTakenBack && !isCorrected(word, kept),
    ),
  ];
  for (const claim of changing) Object.assign(claim, { by: undefined, byAt: undefined });
  for (const word of said.toSorted((a, b) => a.receivedAt - b.receivedAt)) {
    lapse(story, word.receivedAt);
    if ('isOwner' in word) confirm(story, word);
    else if (changing.has(word)) claim(story, word);
    else settled(story, word);
  }
  lapse(story, now);
}

/** What is known so far, as it is told: claims that wait, prices that hold, confirmations. */
interface Story {
  waiting: { claim: Claim; against: Set<string> }[];
  believed: Claim[];
  heard: Confirmation[];
}

function end(story: Story, claim: Claim, state: Claim['state'], by: string, byAt: number): void {
  Object.assign(claim, { state, by, byAt });
  story.waiting = story.waiting.filter((one) => one.claim !== claim);
  if (state === 'accepted') story.believed.push(claim);
}

/** Drivers' words count for three days, held ones for two. */
function lapse(story: Story, until: number): void {
  for (const { claim } of story.waiting) {
    const last = isHeld(claim) ? claim.receivedAt + HELD_MS : claim.seenAt + REPORTED_MS;
    if (last < until) end(story, claim, 'lapsed', 'time', last);
  }
}

/** A person's newest word stands for the earlier ones. */
function replace(story: Story, { who, receivedAt }: Claim | Confirmation): void {
  for (const { claim } of story.waiting) {
    if (claim.who === who) end(story, claim, 'lapsed', 'replaced', receivedAt);
  }
}

/** A driver says another price: borne out by another person, small, or it waits. */
function claim(story: Story, word: Claim): void {
  const at = word.receivedAt;
  replace(story, word);
  const agreeing = story.waiting.map((one) => one.claim).filter((other) => agree(other, word));
  const isVoiced = agreeing.length > 0 || isSaidBefore(story, word);
  if (isVoiced) {
    for (const other of [...agreeing, word]) end(story, other, 'accepted', 'drivers', at);
    overtake(story, word);
  } else if (word.smallFrom !== undefined && baseOf(story, word)?.price === word.smallFrom) {
    end(story, word, 'accepted', 'small', at);
  } else {
    const waits = { claim: word, against: new Set<string>() };
    word.state = isHeld(word) ? 'held' : 'reported';
    story.waiting.push(waits);
    for (const other of story.heard) contradict(story, waits, other, at);
  }
}

/** Two people say the same thousandth; of prices that are both held, about the same within hours. */
function agree(a: Claim, b: Claim): boolean {
  if (a.who !== undefined && a.who === b.who) return false;
  if (!isHeld(a) || !isHeld(b) || a.origin !== 'driver') return a.price === b.price;
  const isNear = Math.abs(a.price - b.price) * 1000 <= 5 * a.price;
  return isNear && Math.abs(a.receivedAt - b.receivedAt) <= HELD_AGREE_MS;
}

const before = (story: Story, { seenAt }: Claim) =>
  newest(
    story.believed.filter((one) => one.seenAt <= seenAt),
    (one) => one.seenAt,
  );

/** Another person has said this price before, and no other price has held since. */
function isSaidBefore(story: Story, word: Claim): boolean {
  const last = before(story, word);
  if (last?.price === word.price && last.who !== word.who) return true;
  const oldest = Math.max(word.seenAt - REPORTED_MS, last?.seenAt ?? -Infinity);
  return story.heard.some(
    ({ isOwner, who, price, seenAt }) =>
      !isOwner && who !== word.who && price === word.price && seenAt >= oldest,
  );
}

/** The newest price that did not rank as small itself, unless another person has confirmed it. */
const baseOf = (story: Story, word: Claim): Claim | undefined =>
  before(
    {
      ...story,
      believed: story.believed.filter((one) => one.by !== 'small' || isBorneOut(one, story.heard)),
    },
    word,
  );

export const isBorneOut = (claim: Claim, confirmations: readonly Confirmation[]): boolean =>
  confirmations.some(
    ({ who, price, seenAt }) =>
      price === claim.price && who !== claim.who && seenAt >= claim.seenAt,
  );

function overtake(story: Story, { seenAt, receivedAt }: Claim): void {
  for (const { claim } of story.waiting) {
    if (claim.seenAt <= seenAt) end(story, claim, 'lapsed', 'overtaken', receivedAt);
  }
}

/** Two people who confirm the station's own price later than a reported one was seen contradict it. */
function confirm(story: Story, word: Confirmation): void {
  story.heard.push(word);
  if (word.isOwner) return;
  replace(story, word);
  for (const one of story.waiting) {
    if (one.claim.price === word.price)
      end(story, one.claim, 'accepted', 'drivers', word.receivedAt);
    else contradict(story, one, word, word.receivedAt);
  }
}

function contradict(
  story: Story,
  { claim, against }: Story['waiting'][number],
  word: Confirmation,
  at: number,
): void {
  if (isHeld(claim) || word.isOwner || !story.waiting.some((one) => one.claim === claim)) return;
  if (word.price === claim.price || word.who === claim.who || word.seenAt <= claim.seenAt) return;
  against.add(word.who);
  if (against.size > 1) end(story, claim, 'rejected', 'drivers', at);
}

/** A word whose verdict stands: of a source, an owner or administrator, or final. */
function settled(story: Story, word: Claim): void {
  const isDriver = word.origin === 'driver';
  if (isDriver && word.by !== 'author' && word.state !== 'lapsed') replace(story, word);
  if (word.state !== 'accepted' || word.isDoubtful || !isReal(word)) return;
  for (const { claim } of story.waiting) {
    if (agree(word, claim))
      end(story, claim, 'accepted', isDriver ? 'drivers' : word.origin, word.receivedAt);
    else if (claim.seenAt <= word.seenAt && word.by !== 'small') {
      end(story, claim, 'lapsed', 'overtaken', word.receivedAt);
    }
  }
  story.believed.push(word);
}
