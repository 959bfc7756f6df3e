// Gestures of two fingers on the live map, their frames, and the positions of pins and place names.

const STEPS = 10;
const PIXELS = 6;
/** Milliseconds that the fingers rest at the end, so that the map does not slide on. */
const REST_MS = 250;

/** Moves both fingers back and forth. */
export const pan = (step) => [
  { x: PIXELS * step - 30, y: -20 },
  { x: PIXELS * step + 30, y: 20 },
];

/** Spreads both fingers, then closes them. */
export const pinch = (step) => [
  { x: -40 - PIXELS * step, y: 0 },
  { x: 40 + PIXELS * step, y: 0 },
];

/**
 * Performs a gesture in the middle of the map. @param gesture the fingers' positions at each step
 * @returns the milliseconds from each frame to the next
 * @throws Error if nothing moved
 */
export async function follow(page, gesture) {
  const canvas = page.locator('canvas.maplibregl-canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const places = new Set();
  let moves = 0;
  const fingers = async (type, offsets) => {
    const touchPoints = offsets.map(({ x, y }, id) => ({ x: middle.x + x, y: middle.y + y, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    // Seldom, because it takes time of a frame.
    if (moves++ % STEPS === 0) places.add(await whereMarksAre(page));
  };
  await page.evaluate(watchFrames);
  await fingers('touchStart', gesture(0));
  const way = Array.from({ length: STEPS }, (_, step) => step + 1);
  for (const step of [...way, ...way.toReversed().slice(1), 0])
    await fingers('touchMove', gesture(step));
  const frames = await page.evaluate(() => window.stopWatching());
  await page.waitForTimeout(REST_MS);
  await fingers('touchEnd', []);
  await session.detach();
  if (places.size === 1) throw new Error('The map did not move.');
  return frames;
}

function watchFrames() {
  const frames = [];
  let last;
  let id = requestAnimationFrame(function tick(now) {
    if (last !== undefined) frames.push(now - last);
    last = now;
    id = requestAnimationFrame(tick);
  });
  window.stopWatching = () => {
    cancelAnimationFrame(id);
    return frames;
  };
}

const whereMarksAre = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.maplibregl-canvas-container [data-shape]')]
      .map((mark) => mark.parentElement.style.transform)
      .join(),
  );

/** Waits until the pins no longer move. */
export async function whenStill(page) {
  let before;
  for (let calm = 0; calm < 4;) {
    const now = await whereMarksAre(page);
    calm = now === before ? calm + 1 : 0;
    before = now;
    await page.waitForTimeout(200);
  }
}

/** Describes each pair of pins or place names that touch. */
export const overlaps = (page) =>
  page.evaluate(() => {
    const map = document.querySelector('.maplibregl-canvas-container');
    const things = [...map.querySelectorAll('[data-shape] > :first-child, text')].map((thing) => ({
      what: thing.textContent || thing.closest('[data-shape]').dataset.shape,
      box: thing.getBoundingClientRect(),
    }));
    const meet = ({ box: a }, { box: b }) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return things.flatMap((one, i) =>
      things
        .slice(i + 1)
        .flatMap((other) => (meet(one, other) ? [`${one.what} and ${other.what}`] : [])),
    );
  });
