import {
  findRule,
  mayUse,
  type ActionOf,
  type Feature,
  type PromptKey,
} from '@pieno/contract/features.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { kindOf } from '../session/machine.ts';
import { useVisitor } from '../session/use-visitor.ts';

const RegisterPrompt = lazy(() =>
  import('./register-prompt.tsx').then((module) => ({ default: module.RegisterPrompt })),
);

interface FeatureUse {
  isAllowed: boolean;
  /** Opens the prompt to register, for a visitor who may not use the feature (rule permission-prompt). */
  invite: () => void;
  /** The prompt while it is open; the caller has to render it. */
  invitation: ReactNode;
}

/** Tells whether the visitor may use a feature, and provides the prompt for one who may not. */
export function useFeature<F extends Feature>(feature: F, action: ActionOf<F>): FeatureUse {
  const kind = kindOf(useVisitor());
  const [asked, setAsked] = useState<PromptKey | null>(null);
  return {
    isAllowed: mayUse(kind, feature, action),
    invite: () => setAsked(findRule(feature, action)!.prompt),
    invitation: asked && (
      <Suspense>
        <RegisterPrompt about={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
