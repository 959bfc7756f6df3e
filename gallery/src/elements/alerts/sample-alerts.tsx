import '@mantine/core/styles/Alert.layer.css';
import { Alert, type AlertVariant } from '@mantine/core';
import { TONES } from '../../kit/tones.ts';
import { ALERTS } from './alerts.ts';

/** All sample alerts in one of Mantine's variants. */
export function SampleAlerts({ variant }: { variant: AlertVariant }) {
  return ALERTS.map(({ tone, icon: Outline, title, text }) => (
    <Alert
      key={title}
      variant={variant}
      color={TONES[tone]}
      icon={<Outline stroke={1.75} aria-hidden="true" />}
      title={title}
    >
      {text}
    </Alert>
  ));
}
