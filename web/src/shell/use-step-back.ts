import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';

interface StepBack {
  /** The page the visitor came from, as a path with its search. */
  back: string;
  /** Goes there by the browser's history, which brings the scroll position back too. */
  onBack: (event: MouseEvent) => void;
}

/**
 * The way back to the page that led here, for a page that can be reached from several. It holds only where that page
 * is the entry before this one in the browser's history.
 * @param prefix what the path of the other page begins with
 * @returns undefined where the visitor came from elsewhere, or opened this page directly
 */
export function useStepBack(prefix: string): StepBack | undefined {
  const router = useRouter();
  const here = useRouterState({ select: ({ location }) => location.state.__TSR_index });
  // While a page is rendered for the first time, the one before it is the last that was resolved.
  const [from] = useState(() => router.state.resolvedLocation);
  if (!from?.pathname.startsWith(prefix) || from.state.__TSR_index !== here - 1) return undefined;
  return {
    back: from.href,
    onBack: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.back();
    },
  };
}
