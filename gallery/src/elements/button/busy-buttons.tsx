import { Button as MantineButton } from '@mantine/core';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconRefresh from '~icons/tabler/refresh';
import IconSend from '~icons/tabler/send';
import calm from '../../kit/calm-loader.module.css';
import { useBusy } from '../../kit/use-busy.ts';

/** Simulated work, in milliseconds. */
export const WORK_MS = 2000;

/** The product's button: while busy, it keeps a label, shows a spinner and is disabled. */
export function BusyButton() {
  const { isBusy, start } = useBusy(WORK_MS);
  return (
    <Button aria-busy={isBusy} disabled={isBusy} onClick={start}>
      {isBusy ? <BusyIcon size={20} /> : <IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
      {isBusy ? 'Refreshing…' : 'Refresh prices'}
    </Button>
  );
}

/** Mantine's button: while busy, a loader replaces the label. */
export function LoadingButton() {
  const { isBusy, start } = useBusy(WORK_MS);
  return (
    <MantineButton
      variant="light"
      size="md"
      loading={isBusy}
      loaderProps={{ className: calm.loader }}
      leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
      onClick={start}
    >
      Send a price
    </MantineButton>
  );
}
