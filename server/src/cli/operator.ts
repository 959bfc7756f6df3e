/** The operator's access to the API: the calls of the table, through the same routes, policies and services. */
import Fastify, { type FastifyError } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AnswerOf, CallName, SentWith } from '@pieno/contract/calls.ts';
import { actionCalls } from '../calls/actions/routes.ts';
import { fuelRoutes } from '../calls/imports/fuel-routes.ts';
import { importRoutes } from '../calls/imports/import-routes.ts';
import { invitationCalls } from '../calls/invitations/routes.ts';
import { jobCalls } from '../calls/jobs/routes.ts';
import { mergeCalls } from '../calls/merges/routes.ts';
import { peopleCalls } from '../calls/people/routes.ts';
import { administeredPriceRoutes } from '../calls/prices/administered/price-routes.ts';
import { tokenRoutes } from '../calls/prices/tills/token-routes.ts';
import { queueCalls } from '../calls/queue/routes.ts';
import { reviewDecisionRoutes } from '../calls/reviews/decision-routes.ts';
import { administeredSettingRoutes } from '../calls/settings/administered-routes.ts';
import { administeredSmacRoutes } from '../calls/smac/administered-routes.ts';
import { administeredDetailsRoutes } from '../calls/stations/administered/details-routes.ts';
import { administeredStationRoutes } from '../calls/stations/administered/station-routes.ts';
import { todayCalls } from '../calls/today/routes.ts';
import type { CommandContext } from '../control/command.ts';
import type { Executor } from '../db/database.ts';
import { checkCompiler } from '../http/check-text.ts';
import { toAppError } from '../http/error-answers.ts';
import { answerOf } from '../http/http-errors.ts';
import { acceptEmptyJson } from '../http/json-body.ts';
import { operatorGuard } from '../http/permission.ts';
import { RateLimitStore } from '../limits/rate-limit-store.ts';
import { personHasher } from '../modules/accounts/person-hash.ts';
import { invitationParts } from '../modules/invitations/invitation-parts.ts';
import { readSecrets } from '../secrets.ts';
import { UsageError } from './typed.ts';
import { afterColon } from './format-output.ts';

/**
 * Sends a call as the operator. Fields that its path names go there, the rest into its body, or the query of a GET.
 * @throws UsageError for fields that its schema rejects; what its service throws
 */
export type Send = <Name extends CallName>(
  name: Name,
  ...values: object extends Values<SentWith<Name>>
    ? [values?: Values<SentWith<Name>>]
    : [values: Values<SentWith<Name>>]
) => Promise<AnswerOf<Name>>;
type Values<Sent> = (Sent extends { params: infer Params } ? Params : object) &
  (Sent extends { query?: infer Query } ? Query : object) &
  (Sent extends { body: infer Body } ? Body : object);

const CALLS = [
  actionCalls,
  administeredDetailsRoutes,
  administeredPriceRoutes,
  administeredSettingRoutes,
  administeredSmacRoutes,
  administeredStationRoutes,
  fuelRoutes,
  importRoutes,
  invitationCalls,
  jobCalls,
  mergeCalls,
  peopleCalls,
  queueCalls,
  reviewDecisionRoutes,
  todayCalls,
  tokenRoutes,
];

/**
 * Prepares the sending of the operator's calls. @param db the database, or an open transaction that all calls then join
 */
export async function connectOperator(
  { database, clock, config, shown }: CommandContext,
  db: Executor,
): Promise<Send> {
  let thrown: unknown;
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(checkCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    thrown = error.validation ? refusal(error, request.body) : error;
    return reply.code(500).send();
  });
  // The operator's calls have no limit.
  app.decorate('rateLimit', () => async () => undefined);
  const secrets = await readSecrets(db, config.secret);
  const tries = new RateLimitStore(db, clock);
  const isServed = shown !== undefined;
  const given = { db, database, clock, config, guard: operatorGuard, tries, isServed };
  const personHash = personHasher(secrets);
  const parts = { ...given, ...invitationParts(clock, secrets, config), personHash };
  // oxlint-disable-next-line no-await-in-loop -- in this order
  for (const calls of CALLS) await app.register(calls(parts));
  return async (name, ...[values]) => {
    const [method, path] = name.split(' ') as ['GET', string];
    const rest = new Map<string, unknown>(Object.entries(values ?? {}));
    const url = path.replaceAll(/:(\w+)/gu, (_, part: string) => {
      const value = String(rest.get(part));
      rest.delete(part);
      return encodeURIComponent(value);
    });
    const query = Object.fromEntries([...rest].filter(([, value]) => value)) as never;
    const payload = rest.size > 0 && { payload: Object.fromEntries(rest) };
    const answer = await app.inject({ method, url, ...(method === 'GET' ? { query } : payload) });
    if (answer.statusCode >= 400) throw thrown;
    return answer.json();
  };
}

function refusal(error: FastifyError, sent: unknown): Error {
  const { body } = answerOf(toAppError(error, sent));
  if (!body.errors) return new UsageError(`${body.message}.`);
  const lines = Object.entries(body.errors).map(
    ([field, [sentence = '']]) => `${field}: ${afterColon(sentence)}`,
  );
  return new UsageError(lines.join('\n'));
}
