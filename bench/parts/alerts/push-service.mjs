// A push service in a thread of its own: posts its origin, then, for each message, the times when pushes arrived.
import { parentPort } from 'node:worker_threads';
import { openPushService, take } from '../../../server/src/testing/push/push-service.ts';

const service = await openPushService();
const arrivals = [];
service.answer = (request, response) => {
  arrivals.push(Date.now());
  service.received.length = 0;
  take(request, response);
};
parentPort.on('message', () => parentPort.postMessage(arrivals));
parentPort.postMessage(service.origin);
