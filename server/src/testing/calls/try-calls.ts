import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { openTestApp, type TestApp } from '../app.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { readConfig } from '../../config.ts';
import { answerChecker, type Answer } from './check-answer.ts';
import { readKnown } from './known.ts';
import { requestsOf, type AnyRequest, type DescribedCall, type Operation } from './requests.ts';
import { ROLES, Visitors, type Role } from './visitors.ts';

/** Time that passes with each request. */
const STEP_MS = 7_000;

/** A server with people, on which calls are tried. */
export interface CallTrial {
  calls: DescribedCall[];
  /**
   * By role: the requests sent, and the calls with at least one accepted request; and the calls that refused every
   * request.
   */
  figures(): { roles: Record<Role, { sent: number; calls: number }>; refused: string[] };
  /**
   * Sends requests of a call, each in every role.
   * @throws Error with the seed and the shortest request with a wrong answer
   */
  attempt(call: DescribedCall, seed: number, runs: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a server whose people have created something of each kind. */
export async function openCallTrial(): Promise<CallTrial> {
  const config = readConfig({ DATA_DIR: temporaryFolder(), PUBLIC_URL: 'https://pieno.example' });
  const server = await openTestApp({ config });
  const station = await server.database.kysely
    .selectFrom('station')
    .select('id')
    .where('kind', '=', 'fuel')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const visitors = new Visitors(server, station.id);
  await visitors.enter();
  await visitors.settle();
  const { paths } = (await server.app.inject('/api/openapi.json')).json<Description>();
  const counted = new Map(
    ROLES.map((role) => [role, { sent: 0, granted: new Set<DescribedCall>() }]),
  );
  let number = 0;

  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase() as DescribedCall['method'],
      operation,
    })),
  );

  return {
    calls,
    figures: () => ({
      roles: Object.fromEntries(
        [...counted].map(([role, { sent, granted }]) => [role, { sent, calls: granted.size }]),
      ) as ReturnType<CallTrial['figures']>['roles'],
      refused: calls
        .filter((call) => [...counted.values()].every(({ granted }) => !granted.has(call)))
        .map(({ method, path }) => `${method} ${path}`),
    }),
    async attempt(call, seed, runs) {
      const check = answerChecker(call);
      await server.board.refresh();
      const known = await readKnown(server.database, station.id);
      const property = fc.asyncProperty(requestsOf(call, known), async (request) => {
        await visitors.enter();
        for (const role of ROLES) {
          const count = counted.get(role)!;
          count.sent += 1;
          number += 1;
          const answer = await send(server, request, visitors.headersOf(role), number);
          server.clock.advance(STEP_MS);
          if (answer.statusCode < 400) count.granted.add(call);
          const faults = check(role, request, answer);
          await server.settled();
          const logged = server.log.splice(0).filter(({ level }) => Number(level) >= 50);
          faults.push(...logged.map((line) => `logs ${JSON.stringify(line)}`));
          if (faults.length > 0) throw new Error(describeFaults(role, faults, answer.body));
        }
      });
      await fc.assert(property, { seed, numRuns: runs });
    },
    close: () => server.close(),
  };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** Each request has its own address, so that no limit per network applies. @returns the answer, unpacked */
async function send(
  { app }: TestApp,
  { payload, ...request }: AnyRequest,
  own: object,
  number: number,
): Promise<Answer> {
  const bytes = [24, 16, 8, 0].map((shift) => (number >> shift) & 255);
  const isForm = request.headers['content-type']?.startsWith('multipart/');
  const { statusCode, headers, body, rawPayload } = await app.inject({
    ...request,
    headers: { ...request.headers, ...own },
    remoteAddress: `fd00:${bytes.map((byte) => byte.toString(16)).join(':')}::1`,
    ...(payload !== undefined && { payload: isForm ? Buffer.from(payload, 'latin1') : payload }),
  });
  const unpack = UNPACK[String(headers['content-encoding'])];
  const isPacked = unpack !== undefined && rawPayload.length > 0;
  return { statusCode, headers, body: isPacked ? unpack(rawPayload).toString() : body };
}

const UNPACK: Partial<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const describeFaults = (role: Role, faults: readonly string[], body: string): string =>
  `As ${role}: ${faults.join('; ')}\n${body.slice(0, 500)}`;
