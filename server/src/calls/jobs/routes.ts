import { jobName } from '@pieno/contract/jobs/job-text.ts';
import { ADMINISTRATION } from '@pieno/contract/policies/administration.ts';
import { answerCall } from '../../http/call-route.ts';
import { listJobs } from '../../jobs/list-jobs.ts';
import { startJob } from './start-job.ts';
import { asAdministrator } from '../as-administrator.ts';
import type { Calls } from '../call-parts.ts';

/** The calls under /admin/jobs (rule admin-jobs). */
export const jobCalls: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    answerCall(app, 'GET /admin/jobs', guard(ADMINISTRATION.view), async () =>
      listJobs(db, clock.now()),
    );

    answerCall(
      app,
      'POST /admin/jobs/:name',
      guard(ADMINISTRATION.decide),
      async (request, reply) => {
        const { name } = request.params;
        const queued = await asAdministrator(db, request, (tx, actor) =>
          startJob(tx, clock, actor, name),
        );
        return await reply.code(202).send({ queued, message: startedSentence(name, queued) });
      },
    );
  };

const startedSentence = (name: string, queued: boolean): string =>
  queued
    ? `«${jobName(name)}» è in coda: parte appena può.`
    : `«${jobName(name)}» è già in coda o in corso: questa richiesta non aggiunge niente.`;
