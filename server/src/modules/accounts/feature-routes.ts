import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FEATURES, findRule, PROMPTS } from '@pieno/contract/features.ts';
import { fieldSentence } from '@pieno/contract/sentences.ts';
import { visitorOf } from '../../http/authentication.ts';
import { callRoute } from '../../http/call-route.ts';
import { validation } from '../../http/errors.ts';
import { noStore } from '../../http/no-store.ts';

/**
 * POST /auth/check-feature-access (rule call-feature-access): whether the feature table (rule permission-table) allows
 * the visitor an action.
 */
export const featureRoutes =
  (identify: onRequestAsyncHookHandler): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...callRoute(app, 'POST /auth/check-feature-access', noStore, identify),
      handler: async (request) => {
        const { feature, action } = request.body;
        const rule = findRule(feature, action);
        if (!rule) {
          const field = Object.hasOwn(FEATURES, feature) ? 'action' : 'feature';
          throw validation({ [field]: [fieldSentence(field, 'invalid')] });
        }
        const canAccess = rule.allowed.includes(visitorOf(request).type);
        return {
          can_access: canAccess,
          requires_registration: !canAccess && !rule.allowed.includes('guest'),
          upgrade_prompt: canAccess ? null : PROMPTS[rule.prompt],
        };
      },
    });
  };
