import '@mantine/core/styles/Group.layer.css';
import { Group } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useEffect } from 'react';
import { TONES } from '../../kit/tones.ts';
import { AUTO_HIDE_MS } from './toasts.ts';
import { showToast } from './toast-store.ts';

const showAutoHide = () =>
  showToast({
    id: 'auto-hide',
    color: TONES.accent,
    title: 'Welcome to the toasts',
    message: `This one leaves by itself after ${AUTO_HIDE_MS / 1000} seconds.`,
    autoClose: AUTO_HIDE_MS,
    withAutoCloseProgress: true,
  });

/** Appears with the page, closes after five seconds, and can be shown again (rule gallery-connection). */
export function AutoHideToast() {
  useEffect(() => void showAutoHide(), []);
  return (
    <Group>
      <Button onClick={showAutoHide}>Show it again</Button>
    </Group>
  );
}
