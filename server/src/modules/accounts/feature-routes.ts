import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FeatureAccessSchema, FeatureRequestSchema } from '@pieno/contract/account.ts';
import { FEATURES, findRule, PROMPTS } from '@pieno/contract/features.ts';
import { fieldSentence } from '@pieno/contract/sentences.ts';
import { visitorOf } from '../../http/authentication.ts';
import { validation } from '../../http/errors.ts';
import { noStore } from '../../http/no-store.ts';
import { refusals } from '../../http/refusals.ts';

/**
 * POST /auth/check-feature-access (rule call-feature-access): whether the feature table (rule permission-table) allows
 * the visitor an action.
 */
export const featureRoutes =
  (identify: onRequestAsyncHookHandler): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/auth/check-feature-access',
      {
        onRequest: [noStore, identify],
        schema: {
          tags: ['visitors'],
          summary: 'Whether the visitor may do something, and what to ask of one who may not',
          security: [{}, { guest: [] }, { bearer: [] }],
          body: FeatureRequestSchema,
          response: { 200: FeatureAccessSchema, ...refusals(401, 422, 503) },
        },
      },
      async (request) => {
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
    );
  };
