// A push service in a thread of its own: says its origin, and then when each push arrived, each time it is asked.
import { parentPort } from 'node:worker_threads';
import { openPushService } from '../../../server/src/testing/push/push-service.ts';

const service = await openPushService();
const arrivals = [];
const topics = new Set();
const { answer } = service;
service.answer = (request, response) => {
  arrivals.push(Date.now());
  topics.add(request.headers.topic);
  service.received.length = 0;
  answer(request, response);
};
parentPort.on('message', () => parentPort.postMessage({ arrivals, topics: topics.size }));
parentPort.postMessage(service.origin);
