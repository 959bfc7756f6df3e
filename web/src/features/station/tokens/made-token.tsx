import type { MadeStationToken } from '@pieno/contract/prices/station-tokens.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { businessQuery } from '../../../core/api/stations/business.ts';
import { newId } from '../../../core/api/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { CopyButton } from '../../../core/components/copy-button.tsx';
import { pricesUrl, tillCommand } from './till-command.ts';
import styles from './tokens-card.module.css';

interface MadeTokenProps {
  made: MadeStationToken;
  stationId: number;
}

/**
 * A new token, shown once, with all that a till needs, and a command that confirms the current
 * prices.
 */
export function MadeToken({ made: { name, token }, stationId }: MadeTokenProps) {
  const { data } = useQuery(businessQuery(String(stationId)));
  const [key] = useState(newId);
  const prices = data?.data.prices.filter(({ source }) => source !== 'demo') ?? [];
  const command = tillCommand({ stationId, token, key, prices });
  return (
    <Banner kind="success">
      <div className={styles.part}>
        <p>{m.tokens_once({ name })}</p>
        <Copied text={token} label={m.tokens_copy()} />
        <p>{m.tokens_station({ id: stationId })}</p>
        <p className={styles.token} translate="no">
          {pricesUrl(stationId)}
        </p>
        {prices.length > 0 && (
          <>
            <p>{m.tokens_command()}</p>
            <Copied text={command} label={m.tokens_copy_command()} />
          </>
        )}
      </div>
    </Banner>
  );
}

function Copied({ text, label }: { text: string; label: string }) {
  return (
    <>
      <p className={styles.token} translate="no">
        {text}
      </p>
      <CopyButton text={text} label={label} />
    </>
  );
}
