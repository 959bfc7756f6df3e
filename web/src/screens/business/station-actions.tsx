import { Banner } from '@pieno/ui/states/banner.tsx';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconMessage2 from '~icons/tabler/message-2';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { checkFeatureAccess } from '../../core/api/stations/business.ts';
import { invitationText } from '../../core/api/invitations/invitation-texts.ts';
import { m } from '../../paraglide/messages.js';
import type { ReviewSheetProps } from '../../features/station/reviews/review-sheet.tsx';
import { isReviewsFocus, reviewsPath } from '../../features/station/reviews/reviews-path.ts';
import { ShareButton } from '../../core/components/share-button.tsx';
import { SignInDialog } from '../../features/account/sign-in-dialog.tsx';
import styles from './station-actions.module.css';

const ReviewSheet = lazy<ComponentType<ReviewSheetProps>>(() =>
  import('../../features/station/reviews/review-sheet.tsx')
    .then((module) => ({ default: module.ReviewSheet }))
    // Not cached: neither is what it shows.
    .catch(() => ({ default: () => null })),
);

interface StationActionsProps {
  station: { id: number; name: string };
  /** True if new reviews are closed. */
  isClosed?: boolean | undefined;
  /** Further actions. */
  children?: ReactNode;
}

const mutationKey = ['feature-access'];

/**
 * Sharing and reviews (rule station-actions). The server decides whether the visitor may write a review; a visitor who
 * needs an account is invited to register (rule permission-prompt), and returns here.
 */
export function StationActions({ station, isClosed = false, children }: StationActionsProps) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(isReviewsFocus);
  const {
    mutate,
    reset,
    data: access,
    error,
    isPending,
  } = useMutation({
    mutationKey,
    mutationFn: () => checkFeatureAccess('reviews', 'create'),
    onSuccess: ({ can_access }) => setOpen(can_access),
  });
  // A second tap may arrive before the first one is rendered as pending.
  const ask = () => queries.isMutating({ mutationKey }) === 0 && mutate();
  return (
    <section className={styles.actions} data-screen-only aria-label={m.actions_label()}>
      <ShareButton what={station.name} path={`/business/${station.id}`} />
      {children}
      {!isClosed && (
        <Button variant="default" aria-haspopup="dialog" aria-busy={isPending} onClick={ask}>
          {isPending ? (
            <BusyIcon size={20} />
          ) : (
            <IconMessage2 size={20} stroke={1.75} aria-hidden="true" />
          )}
          {m.action_review()}
        </Button>
      )}
      {error && (
        <div className={styles.failure}>
          <Banner
            kind="error"
            actions={
              <Button variant="quiet" onClick={ask}>
                {m.retry()}
              </Button>
            }
          >
            {error.message}
          </Banner>
        </div>
      )}
      {access?.upgrade_prompt && (
        <SignInDialog
          message={invitationText(access.upgrade_code, access.upgrade_prompt)}
          returnTo={reviewsPath(station.id)}
          onClose={reset}
        />
      )}
      {isOpen && (
        <Suspense>
          <ReviewSheet station={station} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
