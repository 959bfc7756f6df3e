const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Waits two frames, until every pending change is rendered: before that, an absent element may still come. */
export async function afterPaint(): Promise<void> {
  await frame();
  await frame();
}
