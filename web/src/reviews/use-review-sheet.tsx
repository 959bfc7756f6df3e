import { useState, type ComponentType, type ReactNode } from 'react';
import type { ReviewSheetProps } from './review-sheet.tsx';

/**
 * Opens the sheet of a station's reviews, which is loaded for it.
 * @returns the sheet while it is open, which the caller has to render, and whether it could not be loaded
 */
export function useReviewSheet(station: ReviewSheetProps['station']): {
  open: () => void;
  isMissing: boolean;
  sheet: ReactNode;
} {
  const [opened, setOpened] = useState<{ Sheet: ComponentType<ReviewSheetProps> }>();
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setMissing(false);
    import('./review-sheet.tsx').then(
      ({ ReviewSheet }) => setOpened({ Sheet: ReviewSheet }),
      () => setMissing(true),
    );
  };
  const sheet = opened && <opened.Sheet station={station} onClose={() => setOpened(undefined)} />;
  return { open, isMissing, sheet };
}
