const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/**
 * Waits two frames, until every pending change is rendered. Before that, an element that is still to come is
 * absent too.
 */
export async function afterPaint(): Promise<void> {
  await frame();
  await frame();
}
