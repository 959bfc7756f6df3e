import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { openPush, type Push } from '../../modules/push/push.ts';
import { asUser, post, registerVerified } from '../accounts.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { fixedClock } from '../fixed-clock.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import type { TestPushService } from './push-service.ts';
import { usePushService } from './use-push-service.ts';

/** A server that uses a push service on this machine, and Anna, who has an account there. */
export interface TestPushServer {
  server: TestApp;
  service: TestPushService;
  push: Push;
  anna: Session;
  /** Subscribes a new browser with a session. @param name the path of its endpoint */
  subscribe(name: string, session?: Session): Promise<TestBrowser>;
}

/** Opens one for the tests of a file; before each it contains only Anna. @param made receives it */
export function usePushServer(made: (server: TestPushServer) => void): void {
  let service: TestPushService;
  let server: TestApp;
  let push: Push;
  usePushService((opened) => (service = opened));
  beforeAll(async () => {
    push = openPush({
      secrets: { keyFor: () => new Uint8Array(32).fill(7) },
      config: { publicUrl: 'https://pieno.example' },
      clock: fixedClock('2026-11-21T08:00:00Z'),
      logger: { warn: () => undefined },
      services: service.services,
    })!;
    server = await openTestApp({ push });
  });
  beforeEach(async () => {
    await server.clear();
    server.clock.set('2026-11-21T08:00:00Z');
    const anna = await registerVerified(server, 'anna@example.sm');
    const subscribe = async (name: string, session = anna) => {
      const browser = openBrowser(service, name);
      const { subscription } = browser;
      await post(server, '/user/push-subscriptions', subscription, asUser(session));
      return browser;
    };
    made({ server, service, push, anna, subscribe });
  });
  afterAll(async () => {
    await server.close();
    push.close();
  });
}
