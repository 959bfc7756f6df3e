import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PUSH_SERVICES, type PushServices } from '../../modules/push/push-services.ts';
import { LOCALHOST_CERTIFICATE, LOCALHOST_KEY } from './localhost-certificate.ts';

export interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TestPushService {
  /** The configuration with which a server uses this service. */
  services: PushServices;
  /** Prefix of the endpoints. */
  origin: string;
  received: PushRequest[];
  /** Answers the requests; 201 at first. */
  answer: (request: PushRequest, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Accepts every request. */
export const take: TestPushService['answer'] = (_request, response) =>
  response.writeHead(201).end();

export async function openPushService(): Promise<TestPushService> {
  const server = createServer({ key: LOCALHOST_KEY, cert: LOCALHOST_CERTIFICATE });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const service: TestPushService = {
    services: { ...PUSH_SERVICES, hosts: [host], allows: () => true, ca: LOCALHOST_CERTIFICATE },
    origin: `https://${host}`,
    received: [],
    answer: take,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('request', (incoming, response) => {
    void incoming.toArray().then((parts) => {
      const { url, headers } = incoming;
      const request = { path: url!, headers, body: Buffer.concat(parts as Buffer[]) };
      service.received.push(request);
      service.answer(request, response);
    });
  });
  return service;
}
