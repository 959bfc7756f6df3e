import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openPushService, take, type TestPushService } from './push-service.ts';

/** Starts a push service for the tests of a file; before each its requests are cleared. @param made receives it */
export function usePushService(made: (service: TestPushService) => void): void {
  let service: TestPushService;
  beforeAll(async () => {
    service = await openPushService();
    made(service);
  });
  beforeEach(() => {
    service.received.length = 0;
    service.answer = take;
  });
  afterAll(() => service.close());
}
