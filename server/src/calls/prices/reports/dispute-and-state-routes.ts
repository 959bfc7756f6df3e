import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { Problem } from '@pieno/contract/error-sentences.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { REPORTS } from '@pieno/contract/prices/policy.ts';
import { DISPUTE_SENTENCES, DISPUTE_UNDONE } from '@pieno/contract/prices/reports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { limitAccount, limitOtherReports } from '../../../limits/account-limits.ts';
import { callRoute } from '../../../http/call-route.ts';
import { notFound } from '../../../errors.ts';
import { userOf } from '../../../http/permission.ts';
import { resolveStation } from '../../../modules/stations/redirects.ts';
import { standingAt } from '../../../modules/stations/standing.ts';
import { disputePrice, undoDispute, type Reporter } from './dispute.ts';
import { toExactThousandths } from '../../../modules/prices/log/price-reports.ts';
import { reportState } from './station-state.ts';
import type { Calls } from '../../call-parts.ts';

const { perHour: hour, perDay: day } = REPORT_LIMITS.disputesOrStates;
const TOO_MANY: Problem = { code: 'words_too_many', params: { hour, day } };

/** POST and DELETE /price-disputes, POST /station-states. */
export const disputeAndStateRoutes: Calls<'db' | 'clock' | 'guard' | 'personHash' | 'tries'> =
  ({ db, clock, guard, personHash, tries }) =>
  async (app) => {
    /** Counts a report whatever its outcome: repeating or withdrawing one does not evade the limit. */
    const counted = async (
      user: User,
      kind: 'disputes' | 'states',
      stationId: number,
    ): Promise<Reporter> => {
      const { id: userId, email } = user;
      const claimant = personHash(email);
      if ((await standingAt(db, await resolveStation(db, stationId), user)) === 'driver') {
        await limitOtherReports(tries, kind, claimant, TOO_MANY);
      }
      await limitAccount(tries, 'reports', claimant);
      return { userId, claimant };
    };

    app.route({
      ...callRoute(app, 'POST /price-disputes', guard(REPORTS.send)),
      handler: async (request) => {
        const { business_id: stationId, fuel_type_id: fuelTypeId, price } = request.body;
        const disputed = { stationId, fuelTypeId, price: toExactThousandths(price) };
        const reporter = await counted(userOf(request), 'disputes', stationId);
        const answer = await disputePrice(db, clock, reporter, disputed);
        const { state, code, id, undoUntil } = answer;
        const undo_until = undoUntil?.toISOString();
        return { state, message: DISPUTE_SENTENCES[code], code, id, undo_until };
      },
    });

    app.route({
      ...callRoute(app, 'DELETE /price-disputes/:id', guard(REPORTS.view)),
      handler: async (request) => {
        const { id } = request.params;
        if (!/^\d{1,18}$/.test(id)) throw notFound('dispute_not_found');
        const claimant = personHash(userOf(request).email);
        await undoDispute(db, clock, claimant, id);
        return { message: DISPUTE_UNDONE };
      },
    });

    app.route({
      ...callRoute(app, 'POST /station-states', guard(REPORTS.send)),
      handler: async (request) => {
        const reporter = await counted(userOf(request), 'states', request.body.business_id);
        return await inTransaction(db, (tx) => reportState(tx, clock, reporter, request.body));
      },
    });
  };
