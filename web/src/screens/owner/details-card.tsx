import { Button } from '@pieno/ui/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Spinner } from '@pieno/ui/spinner.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './owner-station.module.css';

interface DetailsCardProps {
  stationId: number;
  userId: string;
}

const DetailsForm = lazy<(props: DetailsCardProps) => ReactNode>(() =>
  import('./details-form.tsx').then(
    (module) => ({ default: module.DetailsForm }),
    // Never opened on this phone, and no network now.
    () => ({ default: () => <p className={styles.hint}>{m.owner_offline()}</p> }),
  ),
);

/** The way to what drivers read of the station beside its prices (rule owner-details). */
export function DetailsCard(props: DetailsCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={m.owner_details()}>
      {isOpen ? (
        <Suspense fallback={<Spinner label={m.loading()} />}>
          <DetailsForm {...props} />
        </Suspense>
      ) : (
        <>
          <p className={styles.hint}>{m.owner_details_hint()}</p>
          <Button variant="default" wide onClick={() => setOpen(true)}>
            {m.owner_details_edit()}
          </Button>
        </>
      )}
    </Card>
  );
}
