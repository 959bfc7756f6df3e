import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Notification } from '@pieno/contract/notifications/notifications.ts';
import type { Queue } from '@pieno/contract/queue/queue.ts';
import type {
  FlagReason,
  OwnReview,
  ReviewDraft,
  Reviews,
} from '@pieno/contract/reviews/reviews.ts';
import { BusinessDetailsSchema } from '@pieno/contract/stations/business.ts';
import { asUser, registerVerified } from '../accounts.ts';
import type { TestApp } from '../app.ts';

type Who = Pick<Session, 'token'>;

export function reviewing(server: () => TestApp) {
  const ask = (who: Who, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
    server().app.inject({
      method,
      url: `/api${url}`,
      headers: asUser(who),
      ...(body && { payload: body }),
    });
  const flag = (who: Who, review: number, reason: FlagReason = 'offensive') =>
    ask(who, 'POST', `/user/reviews/${review}/flags`, { reason });
  return {
    ask,
    flag,
    write: (who: Who, station: number, draft: ReviewDraft) =>
      ask(who, 'PUT', `/user/reviews/${station}`, draft),
    remove: (who: Who, station: number) => ask(who, 'DELETE', `/user/reviews/${station}`),
    own: async (who: Who, station: number) =>
      (await ask(who, 'GET', `/user/reviews/${station}`)).json<OwnReview | null>(),
    object: (who: Who, station: number, text: string) =>
      ask(who, 'POST', `/user/reviews/${station}/objection`, { text }),
    answer: (who: Who, station: number, review: number, text: string) =>
      ask(who, 'PUT', `/owner/stations/${station}/reviews/${review}/answer`, { text }),
    decide: (who: Who, review: number, decision: string, reason?: string) =>
      ask(who, 'POST', `/admin/queue/reviews/${review}`, { decision, ...(reason && { reason }) }),
    queue: async (who: Who) => (await ask(who, 'GET', '/admin/queue')).json<Queue>().reviews,
    inbox: async (who: Who) =>
      (await ask(who, 'GET', '/user/notifications')).json<Notification[]>(),
    /** The public reviews of a station. */
    async read(station: number, page = 1): Promise<Reviews> {
      const url = `/api/business/${station}/reviews?page=${page}`;
      return (await server().app.inject({ url })).json<Reviews>();
    },
    async summary(station: number) {
      const answer = await server().app.inject({ url: `/api/business/${station}` });
      return BusinessDetailsSchema.parse(answer.json()).reviews;
    },
    /** Lets three new users flag a review. */
    async flagThrice(review: number, reason?: FlagReason): Promise<void> {
      for (const name of ['uno', 'due', 'tre']) {
        const who = await registerVerified(server(), `${name}-${review}@example.sm`);
        await flag(who, review, reason);
      }
    },
  };
}
