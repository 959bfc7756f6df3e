/**
 * Resolves once everything that was already under way has been followed and painted: for expectations that
 * something does not happen, which would hold before it had a chance to.
 */
export async function settled(): Promise<void> {
  for (let frames = 3; frames > 0; frames--) await new Promise(requestAnimationFrame);
}
