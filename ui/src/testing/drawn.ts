const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Waits until what has happened can be seen: before that nothing is there, whether it is to come or not. */
export async function drawn(): Promise<void> {
  await frame();
  await frame();
}
