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
  /** Asks whoever may not to register (spec §6). */
  invite: () => void;
  /** The question while it is being asked: has to stand on the screen. */
  invitation: ReactNode;
}

/** May the visitor do this, and what to ask who may not. */
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
