import { Button } from '@pieno/ui/buttons/button.tsx';
import { Sheet } from '@pieno/ui/layers/sheet.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../core/api/api-error.ts';
import { ownReviewQuery, reviewsQuery } from '../../../core/api/reviews/reviews.ts';
import { ownStationsQuery } from '../../../core/api/stations/own-stations.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { useUser } from '../../../core/session/use-visitor.ts';
import { OthersReview } from './others-review.tsx';
import { OwnReview } from './own-review.tsx';
import styles from './reviews.module.css';

export interface ReviewSheetProps {
  station: { id: number; name: string };
  onClose: () => void;
}

/**
 * A station's reviews: the user's own first, then the others, page by page
 * (rule reviews-sheet).
 */
export function ReviewSheet({ station, onClose }: ReviewSheetProps) {
  return (
    <Sheet title={m.review_title()} closeLabel={m.sheet_close()} onClose={onClose}>
      <p className={styles.station} translate="no">
        {station.name}
      </p>
      <Reviews station={station.id} />
    </Sheet>
  );
}

function Reviews({ station }: { station: number }) {
  const user = useUser();
  const id = user?.id ?? '';
  const all = useInfiniteQuery(reviewsQuery(station));
  const own = useQuery({ ...ownReviewQuery(station, id), enabled: user !== null });
  const led = useQuery({ ...ownStationsQuery(id), enabled: user?.is_owner === true });
  // Shown also after a failed reload, so that input is kept.
  if (all.data && (!user || own.data !== undefined) && !led.isLoading) {
    const { count, hidden } = all.data.pages.at(-1)!;
    const isOwner = (led.data?.stations ?? []).some(
      ({ business, state }) => business.id === station && state !== 'pending',
    );
    const others = all.data.pages
      .flatMap(({ reviews }) => reviews)
      .filter((review) => review.id !== own.data?.id);
    return (
      <div className={styles.sheet}>
        {!isOwner && <OwnReview station={station} review={own.data ?? null} />}
        {count === 0 && <p className={styles.hint}>{m.review_none()}</p>}
        {others.length > 0 && (
          <ul role="list" className={styles.sheet} aria-label={m.review_others()}>
            {others.map((review) => (
              <OthersReview key={review.id} {...{ station, review, isOwner }} />
            ))}
          </ul>
        )}
        {all.hasNextPage && (
          <Button
            variant="default"
            wide
            aria-busy={all.isFetchingNextPage}
            onClick={() => void all.fetchNextPage()}
          >
            {m.review_more()}
          </Button>
        )}
        <Failure of={all.error} />
        {hidden > 0 && <p className={styles.hint}>{m.review_hidden_count({ count: hidden })}</p>}
      </div>
    );
  }
  const error = all.error ?? own.error;
  if (!error)
    return (
      <div role="status" aria-label={m.loading()}>
        <Skeleton width="100%" height={240} />
      </div>
    );
  return (
    <ErrorState
      message={m.review_failed()}
      detail={navigator.onLine ? messageOf(error) : m.review_offline()}
      retryLabel={m.retry()}
      onRetry={() => void Promise.all([all.refetch(), user && own.refetch()])}
    />
  );
}
