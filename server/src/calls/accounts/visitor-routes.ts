import { GUESTS } from '@pieno/contract/accounts/guest-policy.ts';
import { FEATURES, findRule } from '@pieno/contract/features.ts';
import { fieldProblem } from '@pieno/contract/field-problems.ts';
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { may } from '@pieno/contract/policies/rule.ts';
import { visitorOf } from '../../http/authentication.ts';
import { answerCall } from '../../http/call-route.ts';
import { validation } from '../../errors.ts';
import { actorOf, authorize } from '../../http/permission.ts';
import type { AccountParts } from '../../modules/accounts/account-parts.ts';
import { guestHours } from '../../modules/settings/values.ts';
import type { Calls } from '../call-parts.ts';
import { presentVisitor } from './present-visitor.ts';
import { register } from './register.ts';

/** The calls about guests, and about a visitor's identity and permissions. */
export const visitorRoutes: Calls<keyof AccountParts | 'identify' | 'guestTokens' | 'board'> =
  ({ identify, guestTokens, board, ...parts }) =>
  async (app) => {
    // Issues a guest's token (rule guest-access).
    answerCall(app, 'POST /guest/access', async (request) =>
      guestTokens.issue({
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        hours: guestHours(board.settings),
      }),
    );

    // The visitor identified by the request's token (rule call-current-user).
    answerCall(app, 'GET /auth/current-user', identify, async (request) =>
      presentVisitor(visitorOf(request)),
    );

    // Whether the feature table (rule permission-table) allows the visitor an action (rule call-feature-access).
    answerCall(app, 'POST /auth/check-feature-access', identify, async (request) => {
      const { feature, action } = request.body;
      const rule = findRule(feature, action);
      if (!rule) {
        const field = Object.hasOwn(FEATURES, feature) ? 'action' : 'feature';
        throw validation({ [field]: [fieldProblem(field, 'invalid')] });
      }
      const canAccess = may(actorOf(visitorOf(request)), rule);
      return {
        can_access: canAccess,
        requires_registration: !canAccess && !rule.allowed.includes('guest'),
        upgrade_prompt: canAccess ? null : PROMPTS[rule.prompt],
        upgrade_code: canAccess ? null : `needs_account_${rule.prompt}`,
      };
    });

    // Registers a guest and saves the guest data stored on the phone (rule guest-conversion).
    answerCall(app, 'POST /guest/convert-to-registered', identify, async (request) => {
      const { guest_id: id, guest_data: data, ...registration } = request.body;
      authorize(request, GUESTS.convert, { id });
      return register(parts, registration, { id, data });
    });
  };
