import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { FileRow } from './file-row.tsx';

/** Progress of the sample upload (rule gallery-forms). */
const PERCENT = 93;
const SECONDS_LEFT = 17;

/** Stays at 93 %. */
export function RunningUpload() {
  const [isStopped, setStopped] = useState(false);
  if (isStopped) {
    return (
      <FileRow name="three-towers.png" note="Stopped by you" tone="failed">
        <Button variant="quiet" onClick={() => setStopped(false)}>
          Go on
        </Button>
      </FileRow>
    );
  }
  return (
    <FileRow
      name="three-towers.png"
      note={
        <>
          <span>{PERCENT}%</span>
          <span>{SECONDS_LEFT} sec remaining</span>
        </>
      }
      onRemove={() => setStopped(true)}
    >
      <Progress.Root size={8} mt={6}>
        <Progress.Section
          value={PERCENT}
          color="var(--accent)"
          aria-label="Upload of three-towers.png"
        />
      </Progress.Root>
    </FileRow>
  );
}
