// A push service in a thread of its own: says its origin, and then when each push arrived, each time it is asked.
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
