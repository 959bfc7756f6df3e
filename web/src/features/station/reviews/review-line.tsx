import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconStar from '~icons/tabler/star';
import { useState, type ComponentType } from 'react';
import { m } from '../../../paraglide/messages.js';
import { chipTexts } from './chip-names.ts';
import styles from './review-line.module.css';
import type { ReviewSheetProps } from './review-sheet.tsx';

/** Summary of a station's reviews in one line, which opens them all (rule reviews-line). */
export function ReviewLine({ details }: { details: BusinessDetails }) {
  const { business, reviews, closed } = details;
  const [opened, setOpened] = useState<{ Sheet: ComponentType<ReviewSheetProps> }>();
  /** True if the sheet cannot be loaded: not cached on this phone, and offline. */
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setMissing(false);
    import('./review-sheet.tsx').then(
      ({ ReviewSheet }) => setOpened({ Sheet: ReviewSheet }),
      () => setMissing(true),
    );
  };
  const chips = chipTexts(reviews?.chips ?? []).join(' · ');
  if (closed && !reviews) return null;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        data-screen-only
        aria-haspopup="dialog"
        onClick={open}
      >
        <span>
          {reviews?.average !== undefined && (
            <strong className={styles.average}>
              <IconStar size={20} aria-hidden="true" />
              {reviews.average.toFixed(1).replace('.', ',')}
              <VisuallyHidden>{m.review_of_five()}</VisuallyHidden>
              {' · '}
            </strong>
          )}
          <strong>{reviews ? m.review_count({ count: reviews.count }) : m.review_first()}</strong>
          {chips && <span className={styles.chips}>{chips}</span>}
          {isMissing && (
            <span role="alert" className={styles.chips}>
              {m.review_missing()}
            </span>
          )}
        </span>
        <IconChevronRight className="mirrored" size={20} stroke={1.75} aria-hidden="true" />
      </button>
      {opened && <opened.Sheet station={business} onClose={() => setOpened(undefined)} />}
    </>
  );
}
