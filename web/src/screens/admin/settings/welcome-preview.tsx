import type { WelcomeMessage } from '@pieno/contract/settings/settings.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { welcomePreviewQuery } from '../../../core/api/settings/administered-settings.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { WelcomePanel, WelcomeText } from '../../../core/components/welcome-panel.tsx';
import styles from '../lists.module.css';
import { useAdministratorId } from '../use-administrator-id.ts';

/** Milliseconds to wait after a key before the request. */
const WHILE_TYPING_MS = 400;

/** Preview of a message as drivers see it: sanitised by the server, shown in /home's own panel. */
export function WelcomePreview({ welcome }: { welcome: WelcomeMessage }) {
  const [message] = useDebouncedValue(welcome.message, WHILE_TYPING_MS);
  const { data, error } = useQuery({
    ...welcomePreviewQuery(useAdministratorId(), message),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Failure of={error} />
      {data && (
        <>
          <p className={styles.hint}>{m.admin_welcome_preview()}</p>
          <WelcomePanel label={m.admin_welcome_preview()}>
            <WelcomeText welcome={{ message: data.message, source: welcome.source }} />
          </WelcomePanel>
        </>
      )}
    </>
  );
}
