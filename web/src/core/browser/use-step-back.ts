import { useRouter } from '@tanstack/react-router';
import { useEffect, type MouseEvent } from 'react';

interface StepBack {
  /** The page from which the visitor came, as a path with its search. */
  back: string;
  /** Goes back in the browser's history, which also restores the scroll position. */
  onBack: (event: MouseEvent) => void;
}

/** The pages shown since the app was loaded, by their position in the browser's history. */
const shown: string[] = [];

/**
 * Provides the back link to the previous page, for a page that can be reached from several. Only valid while that page
 * is the previous entry of the browser's history.
 * @param prefix start of the other page's path
 * @returns undefined without a prefix, or if the visitor came from elsewhere, or opened this page directly
 */
export function useStepBack(prefix: string | undefined): StepBack | undefined {
  const { latestLocation, history } = useRouter();
  const { href, state } = latestLocation;
  const place = state.__TSR_index;
  useEffect(() => {
    // Later entries are gone, or are shown again before they are read.
    shown.length = place;
    shown[place] = href;
  }, [place, href]);
  const back = shown[place - 1];
  if (prefix === undefined || !back?.startsWith(prefix)) return undefined;
  return {
    back,
    onBack: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      history.back();
    },
  };
}
