import { FeatureAccessSchema, type FeatureAccess } from '@pieno/contract/account.ts';
import { SENTENCES } from '@pieno/contract/errors.ts';
import type { ActionOf, Feature } from '@pieno/contract/features.ts';
import { callApi } from './client.ts';

/** POST /auth/check-feature-access: asks the server whether the visitor may do something (rule call-feature-access). */
export async function checkFeatureAccess<F extends Feature>(
  feature: F,
  action: ActionOf<F>,
): Promise<FeatureAccess> {
  const { data } = await callApi({
    method: 'POST',
    path: '/auth/check-feature-access',
    body: { feature, action },
    schema: FeatureAccessSchema,
    unsaid: SENTENCES.unavailable,
  });
  return data;
}
