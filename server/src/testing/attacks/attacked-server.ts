import { afterAll, beforeAll } from 'vitest';
import { openTestApp, type TestApp, type TestAppOptions } from '../app.ts';
import { attack, type Attacker } from './attacker.ts';

/** A listening server, and a client that sends requests no browser would. */
export interface AttackedServer {
  server: TestApp;
  attacker: Attacker;
}

/**
 * Opens a listening server for the tests of a file, and closes it after them.
 * @param take receives both, before any other hook runs
 */
export function useAttackedServer(
  take: (made: AttackedServer) => void,
  options: TestAppOptions = {},
): void {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(options);
    take({ server, attacker: await attack(server) });
  });
  afterAll(() => server.close());
}
