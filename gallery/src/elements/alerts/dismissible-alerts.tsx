import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { TONES } from '../../kit/tones.ts';
import { ALERTS } from './alerts.ts';

export function DismissibleAlerts() {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const left = ALERTS.filter(({ title }) => !dismissed.includes(title));
  return (
    <>
      {left.map(({ tone, icon: Outline, title }) => (
        <Alert
          key={title}
          color={TONES[tone]}
          icon={<Outline stroke={1.75} aria-hidden="true" />}
          title={title}
          withCloseButton
          closeButtonLabel={`Dismiss: ${title}`}
          onClose={() => setDismissed([...dismissed, title])}
        />
      ))}
      {dismissed.length > 0 && (
        <Button variant="quiet" onClick={() => setDismissed([])}>
          Bring {dismissed.length === 1 ? 'it' : `all ${dismissed.length}`} back
        </Button>
      )}
    </>
  );
}
