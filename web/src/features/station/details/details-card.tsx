import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { keptDraft } from '../../../core/forms/kept-draft.ts';
import { m } from '../../../paraglide/messages.js';
import type { DetailsWriter } from '../../../core/api/stations/station-details.ts';
import { detailsDraftName } from './details-draft-name.ts';
import styles from './details-form.module.css';

interface DetailsCardProps {
  stationId: number;
  userId: string;
  by: DetailsWriter;
}

const DetailsForm = lazy<(props: DetailsCardProps) => ReactNode>(() =>
  import('./details-form.tsx').then(
    (module) => ({ default: module.DetailsForm }),
    // Not cached on this phone, and offline.
    () => ({
      default: ({ by }) => (
        <p className={styles.hint}>{by === 'owner' ? m.owner_offline() : m.admin_offline()}</p>
      ),
    }),
  ),
);

/**
 * Opens the form of a station's details: what drivers read besides prices
 * (rules owner-details, admin-stations-part).
 */
export function DetailsCard(props: DetailsCardProps) {
  // Open again if the session ended while the user was typing.
  const [isOpen, setOpen] = useState(
    () => keptDraft(detailsDraftName(props.stationId), props.userId) !== undefined,
  );
  const isOwner = props.by === 'owner';
  return (
    <Card title={isOwner ? m.owner_details() : m.admin_details()}>
      {isOpen ? (
        <Suspense fallback={<Spinner label={m.loading()} />}>
          <DetailsForm {...props} />
        </Suspense>
      ) : (
        <div className={styles.group}>
          <p className={styles.hint}>{isOwner ? m.owner_details_hint() : m.admin_details_hint()}</p>
          <Button variant="default" wide onClick={() => setOpen(true)}>
            {m.owner_details_edit()}
          </Button>
        </div>
      )}
    </Card>
  );
}
