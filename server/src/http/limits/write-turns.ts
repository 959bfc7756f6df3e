import { normalizeIP } from '@fastify/rate-limit';
import { GUEST_TOKEN_HEADER } from '@pieno/contract/api.ts';
import type { Call } from '@pieno/contract/calls/call.ts';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import { visitorOf } from '../authentication.ts';
import { refuseWhenBusy, type Pressure } from './pressure.ts';
import type { Caller, Turns } from './turns.ts';

/** Forms with files: their handlers read them within limits of their own (`images/uploads.ts`, `ImportDesk`). */
const FILES = 'multipart/form-data';

/** Tags whose writes change what everybody sees, or nearly all of it: they lock the board (`lockBoardVersion`). */
const OF_BOARD: ReadonlySet<string | undefined> = new Set<Call['tag']>([
  'reports',
  'owners',
  'administration',
]);

/**
 * Makes the writes registered from now on wait for a turn before they touch the database (rule write-turns): once for
 * the route's hooks, which count and recognise the caller, and again for the handler. They hold no turn while the body
 * arrives.
 */
export function takeTurns(
  api: FastifyInstance,
  { turns, pressure }: { turns: Pick<Turns, 'take' | 'underWay'>; pressure: Pressure },
): void {
  api.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => method === 'GET' || method === 'HEAD')) return;
    const hooks = [route.onRequest ?? []].flat() as onRequestAsyncHookHandler[];
    route.onRequest = async function (request, reply) {
      refuseWhenBusy(pressure, turns.underWay);
      await turns.take(callerOf(request, false), goneFrom(reply), async () => {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        for (const hook of hooks) await hook.call(this, request, reply);
      });
    };
    if (route.schema?.consumes?.includes(FILES)) return;
    const { handler } = route;
    const isForBoard = OF_BOARD.has(route.schema?.tags?.[0]);
    route.handler = async function (request, reply) {
      return await turns.take(callerOf(request, isForBoard), goneFrom(reply), async () =>
        handler.call(this, request, reply),
      );
    };
  });
}

/** The caller: the account once it is recognised, before that the token of the request. */
function callerOf(request: FastifyRequest, isForBoard: boolean): Caller {
  const visitor = visitorOf(request);
  const token = request.headers.authorization ?? request.headers[GUEST_TOKEN_HEADER];
  const account = visitor.type === 'user' ? visitor.user.id : token && String(token);
  return { network: normalizeIP(request.ip), account, isForBoard };
}

/** Returns a signal that is aborted when the answer has been sent or the client has gone away. */
function goneFrom({ raw }: FastifyReply): AbortSignal {
  if (raw.closed) return AbortSignal.abort();
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
