import { FEATURES, findRule } from '@pieno/contract/features.ts';
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { may } from '@pieno/contract/policies/rule.ts';
import { fieldProblem } from '@pieno/contract/field-problems.ts';
import { visitorOf } from '../../http/authentication.ts';
import { callRoute } from '../../http/call-route.ts';
import { validation } from '../../http/errors.ts';
import { noStore } from '../../http/no-store.ts';
import { actorOf } from '../../http/permission.ts';
import type { Calls } from '../call-parts.ts';

/**
 * POST /auth/check-feature-access (rule call-feature-access): whether the feature table (rule permission-table) allows
 * the visitor an action.
 */
export const featureRoutes: Calls<'identify'> =
  ({ identify }) =>
  async (app) => {
    app.route({
      ...callRoute(app, 'POST /auth/check-feature-access', noStore, identify),
      handler: async (request) => {
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
      },
    });
  };
