import type { OwnerStation as Station } from '@pieno/contract/stations/own-stations.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { placeText } from '../../core/format/place.ts';
import { m } from '../../paraglide/messages.js';
import { reviewsPath } from '../../features/station/reviews/reviews-path.ts';
import { PicturesCard } from '../../features/station/pictures/pictures-card.tsx';
import { DetailsCard } from '../../features/station/details/details-card.tsx';
import { TokensCard } from '../../features/station/tokens/tokens-card.tsx';
import { DriverReports } from './driver-reports.tsx';
import { FuelsCard } from './fuels-card.tsx';
import styles from './owner-station.module.css';
import { OwnerTotem } from './owner-totem.tsx';
import { PeopleCard } from './people-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import list from './list.module.css';
import { ScheduledCard } from './scheduled-card.tsx';

interface OwnerStationProps {
  station: Station;
  reminders: boolean;
  userId: string;
}

/** One of the user's stations: its prices first, then drivers' reports, what it sells, and its people. */
export function OwnerStation({ station, reminders, userId }: OwnerStationProps) {
  const { business, state, fuels } = station;
  const parts = { station, userId };
  return (
    <article className={styles.station} aria-label={business.name}>
      <header>
        <h2 className={styles.title} translate="no">
          <Link to={`/business/${business.id}`}>{business.name}</Link>
        </h2>
        <p className={list.hint}>{placeText(business)}</p>
        <Link to={reviewsPath(business.id)}>{m.owner_reviews()}</Link>
      </header>
      {state === 'pending' ? (
        <Banner kind="info">{m.owner_pending()}</Banner>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            {fuels.length > 0 ? (
              <OwnerTotem {...parts} />
            ) : (
              <EmptyState message={m.owner_no_fuels()} />
            )}
          </div>
          <div className={styles.column}>
            <DriverReports {...parts} />
            <ScheduledCard {...parts} />
            <FuelsCard {...parts} />
            <DetailsCard stationId={business.id} userId={userId} by="owner" />
            <PicturesCard stationId={business.id} userId={userId} />
            <PeopleCard {...parts} />
            <TokensCard stationId={business.id} userId={userId} />
            <RemindersCard isOn={reminders} userId={userId} />
          </div>
        </div>
      )}
    </article>
  );
}
