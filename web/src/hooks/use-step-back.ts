import { useRouter } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';

interface StepBack {
  /** The page the visitor came from, as a path with its search. */
  back: string;
  /** Goes back in the browser's history, which also restores the scroll position. */
  onBack: (event: MouseEvent) => void;
}

/**
 * Provides the back link to the page that led here, for a page that can be reached from several. Only valid
 * while that page is the previous entry of the browser's history.
 * @param prefix start of the other page's path
 * @returns undefined without a prefix, or if the visitor came from elsewhere, or opened this page directly
 */
export function useStepBack(prefix: string | undefined): StepBack | undefined {
  const router = useRouter();
  // On the first render, the last resolved location is still that of the previous page.
  const [from] = useState(() => router.state.resolvedLocation);
  if (prefix === undefined || !from?.pathname.startsWith(prefix)) return undefined;
  if (from.state.__TSR_index !== router.latestLocation.state.__TSR_index - 1) return undefined;
  return {
    back: from.href,
    onBack: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.back();
    },
  };
}
