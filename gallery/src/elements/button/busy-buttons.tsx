import { Button as MantineButton } from '@mantine/core';
import { BusyIcon } from '@pieno/ui/busy-icon.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import calm from '../../kit/calm-loader.module.css';
import { useBusy } from '../../kit/use-busy.ts';

/** Milliseconds the pretended work takes. */
export const WORK_MS = 2000;

/** The house's: keeps its words, shows that it works, and cannot be pressed twice. */
export function BusyButton() {
  const { isBusy, start } = useBusy(WORK_MS);
  return (
    <Button aria-busy={isBusy} disabled={isBusy} onClick={start}>
      {isBusy ? <BusyIcon size={20} /> : <IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
      {isBusy ? 'Refreshing…' : 'Refresh prices'}
    </Button>
  );
}

/** Mantine's: a loader takes the place of the words. */
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
