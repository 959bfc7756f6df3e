import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Session {
  send: (method: 'Emulation.setEmulatedMedia', params: { media: string }) => Promise<unknown>;
}

/** Shows the page as printed, until the test ends. */
export async function emulatePrint(): Promise<void> {
  // Its type is the provider's, which the pages' types do not include.
  const session = cdp() as unknown as Session;
  const show = (media: string) => session.send('Emulation.setEmulatedMedia', { media });
  onTestFinished(async () => void (await show('')));
  await show('print');
}
