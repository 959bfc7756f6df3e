import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { m } from '../paraglide/messages.js';

interface UpdatePromptProps {
  onAccept: () => void;
  onPostpone: () => void;
}

/** Announces a new version that is waiting; it is activated when the visitor accepts. */
export function UpdatePrompt({ onAccept, onPostpone }: UpdatePromptProps) {
  return (
    <Banner
      kind="info"
      actions={
        <>
          <Button onClick={onAccept}>{m.pwa_update_accept()}</Button>
          <Button variant="quiet" onClick={onPostpone}>
            {m.pwa_update_postpone()}
          </Button>
        </>
      }
    >
      {m.pwa_update()}
    </Banner>
  );
}
