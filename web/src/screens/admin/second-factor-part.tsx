import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorQuery,
} from '../../api/second-factor.ts';
import { m } from '../../paraglide/messages.js';
import { useUser } from '../../session/use-visitor.ts';
import { SecondFactorForm } from '../../account/second-factor-form.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './second-factor-part.module.css';
import { Loaded } from './loaded.tsx';
import { QrCode } from './qr-code.tsx';
import { useAdministratorId } from './use-administrator-id.ts';

/** *Accesso*: the second factor of the own sign-in, switched on with an app and off with a code (rule second-factor). */
export function SecondFactorPart() {
  const queries = useQueryClient();
  const options = secondFactorQuery(useAdministratorId());
  const query = useQuery(options);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: options.queryKey });
  return (
    <Loaded query={query}>
      {({ enabled, recovery_codes: left }) => (
        <Card title={m.factor_title()}>
          <div className={styles.part}>
            {codes !== null && <RecoveryCodes codes={codes} />}
            <p>{enabled ? m.factor_on({ count: left }) : m.factor_off()}</p>
            {enabled ? (
              <Remove
                onRemoved={async () => {
                  setCodes(null);
                  await refresh();
                }}
              />
            ) : (
              <Enable
                onEnabled={(fresh) => {
                  setCodes(fresh);
                  void refresh();
                }}
              />
            )}
          </div>
        </Card>
      )}
    </Loaded>
  );
}

/** Asks for a code only of who wants it gone: right after it was switched on, nothing more is to be typed. */
function Remove({ onRemoved }: { onRemoved: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAsked) form.current?.querySelector('input')?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <Button variant="default" onClick={() => setAsked(true)}>
        {m.factor_begin_removal()}
      </Button>
    );
  }
  return (
    <div ref={form}>
      <SecondFactorForm
        submit={m.factor_remove()}
        onSubmit={async (code) => {
          await removeSecondFactor(code);
          await onRemoved();
        }}
      />
    </div>
  );
}

function Enable({ onEnabled }: { onEnabled: (codes: readonly string[]) => void }) {
  const { mutate, data: start, error, isPending } = useMutation({ mutationFn: beginSecondFactor });
  if (!start) {
    return (
      <>
        {error && <Banner kind="error">{messageOf(error)}</Banner>}
        <Button aria-busy={isPending} onClick={() => !isPending && mutate()}>
          {m.factor_begin()}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{m.factor_scan()}</p>
      <QrCode text={start.otpauth_url} label={m.factor_qr()} />
      <p className={styles.secret} translate="no">
        {start.secret}
      </p>
      <CopyButton text={start.secret} label={m.factor_copy_key()} />
      <SecondFactorForm
        submit={m.factor_confirm()}
        onSubmit={async (code) => onEnabled(await confirmSecondFactor(code))}
      />
    </>
  );
}

/** The codes that replace a lost phone: shown this once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const account = `${location.host} · ${useUser()?.email}`;
  return (
    <div className={styles.codes}>
      <p className={styles.once}>{m.factor_codes()}</p>
      <p translate="no">{account}</p>
      <ul role="list" className={styles.list} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => window.print()}>
          {m.admin_print()}
        </Button>
        <CopyButton text={[account, ...codes].join('\n')} label={m.factor_copy_codes()} />
      </div>
    </div>
  );
}
