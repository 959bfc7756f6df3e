import IconStar from '~icons/tabler/star';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { EmptyState, ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../core/api/api-error.ts';
import { favoritesQuery } from '../../core/api/favorites/favorites.ts';
import { adoptFavorites } from '../../features/favorites/agree.ts';
import {
  addFavorite,
  setLabel,
  toggleFavorite,
  useFavorites,
} from '../../features/favorites/favorites.ts';
import { InView } from '../../core/components/in-view.tsx';
import { m } from '../../paraglide/messages.js';
import { withReturnTo } from '../../core/session/return-to.ts';
import { useUser } from '../../core/session/use-visitor.ts';
import { FavoriteList } from './favorite-list.tsx';
import type { FavoriteRow } from './favorite-rows.ts';
import { FavoriteSkeletons } from './favorite-skeletons.tsx';
import styles from './favorites.module.css';
import { useFuel } from './use-fuel.ts';
import { useSendEarlierSeen } from './use-seen.ts';

/** A return within these milliseconds continues the same visit, with the same changes. */
const SAME_VISIT_MS = 60_000;

/** /preferiti: the user's own stations at a glance (rule favorites-screen). */
export function FavoritesScreen() {
  const user = useUser();
  if (user) return <Favorites key={user.id} userId={user.id} />;
  return (
    <EmptyState icon={IconStar} message={m.error_needs_account_favorites()}>
      <ButtonLink to={withReturnTo('/social-login', '/preferiti')}>{m.prompt_accept()}</ButtonLink>
    </EmptyState>
  );
}

function Favorites({ userId }: { userId: string }) {
  const stars = useFavorites();
  const enabled = useSendEarlierSeen(userId);
  const loaded = useQuery({ ...favoritesQuery(userId), staleTime: SAME_VISIT_MS, enabled });
  // Takes over another phone's changes; data fetched for an earlier visit may be older than a tap here.
  const { data, dataUpdatedAt, isFetchedAfterMount } = loaded;
  useEffect(() => {
    if (data && isFetchedAfterMount) adoptFavorites(userId, data);
  }, [userId, data, dataUpdatedAt, isFetchedAfterMount]);
  const [removed, setRemoved] = useState<FavoriteRow | null>(null);
  const remove = (row: FavoriteRow) => {
    void toggleFavorite(row);
    setRemoved(row);
  };
  const restore = ({ id, label }: FavoriteRow) => {
    void (label === null ? addFavorite(id) : setLabel(id, label));
    setRemoved(null);
  };
  return (
    <>
      {removed && (
        <div className={styles.removed}>
          <InView key={removed.id}>
            <Banner
              kind="success"
              actions={
                <Button variant="quiet" onClick={() => restore(removed)}>
                  {m.cancel()}
                </Button>
              }
            >
              {m.favorites_removed({ name: removed.label ?? removed.name })}
            </Banner>
          </InView>
        </div>
      )}
      {stars.length > 0 ? (
        <FavoriteList
          favorites={stars.map(({ id, label }) => ({
            ...loaded.data?.find(({ business_id }) => business_id === id),
            id,
            label,
          }))}
          userId={userId}
          isLoaded={loaded.data !== undefined}
          onRemove={remove}
        />
      ) : loaded.isPending ? (
        <FavoriteSkeletons count={3} />
      ) : loaded.error ? (
        <ErrorState
          message={m.favorites_failed()}
          detail={navigator.onLine ? messageOf(loaded.error) : m.favorites_offline()}
          retryLabel={m.retry()}
          onRetry={() => void loaded.refetch()}
        />
      ) : (
        <NoFavorites />
      )}
    </>
  );
}

/** Shows where the star is, with a link to it. */
const NoFavorites = () => (
  <EmptyState icon={IconStar} message={m.favorites_none()} detail={m.favorites_how()}>
    <RankingLink />
  </EmptyState>
);

function RankingLink() {
  const { fuel } = useFuel();
  return <ButtonLink to={`/ranking/${fuel}`}>{m.home_see_ranking()}</ButtonLink>;
}
