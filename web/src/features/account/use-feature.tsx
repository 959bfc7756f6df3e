import { findRule, type ActionOf, type Feature } from '@pieno/contract/features.ts';
import type { PromptKey } from '@pieno/contract/policies/prompts.ts';
import { may } from '@pieno/contract/policies/rule.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { actorOf } from '../../core/session/machine.ts';
import { useVisitor } from '../../core/session/use-visitor.ts';

const RegisterPrompt = lazy(() =>
  import('./register-prompt.tsx').then((module) => ({ default: module.RegisterPrompt })),
);

interface FeatureUse {
  isAllowed: boolean;
  /**
   * Opens the registration prompt for a visitor who may not use the feature
   * (rule permission-prompt).
   */
  invite: () => void;
  /** The open prompt; the caller must render it. */
  invitation: ReactNode;
}

/**
 * Checks whether the visitor may use a feature, and provides the prompt if not.
 * @param returnTo where to return after signing in; by default this page
 */
export function useFeature<F extends Feature>(
  feature: F,
  action: ActionOf<F>,
  returnTo?: string,
): FeatureUse {
  const actor = actorOf(useVisitor());
  const rule = findRule(feature, action)!;
  const [asked, setAsked] = useState<PromptKey | null>(null);
  return {
    isAllowed: may(actor, rule),
    invite: () => setAsked(rule.prompt),
    invitation: asked && (
      <Suspense>
        <RegisterPrompt about={asked} returnTo={returnTo} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
