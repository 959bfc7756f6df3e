import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SecondFactorForm } from '../../../features/account/second-factor-form.tsx';
import { removeSecondFactor, secondFactorQuery } from '../../../core/api/accounts/second-factor.ts';
import { useFocusWhen } from '../../../core/browser/use-focus-when.ts';
import { m } from '../../../paraglide/messages.js';
import { Loaded } from '../loaded.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor-page.module.css';
import { SecondFactorStart } from './second-factor-start.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

/**
 * *Accesso*: the second factor of the user's own sign-in, switched on with an app and off with a code
 * (rule second-factor).
 */
export function SecondFactorPage() {
  const queries = useQueryClient();
  const options = secondFactorQuery(useAdministratorId());
  const query = useQuery(options);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: options.queryKey });
  return (
    <Loaded query={query}>
      {({ enabled, recovery_codes: left }) => (
        <Card title={m.factor_title()}>
          <div className={styles.part}>
            {codes !== null && (
              <>
                <Banner kind="success">{m.factor_on_now()}</Banner>
                <RecoveryCodes codes={codes} />
              </>
            )}
            {isRemoved && <Removed />}
            <p>{enabled ? m.factor_on({ count: left }) : m.factor_off()}</p>
            {enabled ? (
              <Remove
                takesRecovery={left > 0}
                onRemoved={async () => {
                  setCodes(null);
                  await refresh();
                  setRemoved(true);
                }}
              />
            ) : (
              <SecondFactorStart
                onEnabled={(fresh) => {
                  setCodes(fresh);
                  setRemoved(false);
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

/** Replaces the form, whose button is gone, and takes the focus. */
function Removed() {
  const ref = useFocusWhen<HTMLDivElement>(true);
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner kind="success">{m.factor_removed()}</Banner>
    </div>
  );
}

interface RemoveProps {
  takesRecovery: boolean;
  onRemoved: () => Promise<void>;
}

/** Asks for a code only on request: right after it was switched on, nothing more has to be typed. */
function Remove({ takesRecovery, onRemoved }: RemoveProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant="default" onClick={() => setAsked(true)}>
        {m.factor_begin_removal()}
      </Button>
    );
  }
  return (
    <SecondFactorForm
      submit={m.factor_remove()}
      takesRecovery={takesRecovery}
      onSubmit={async (code) => {
        await removeSecondFactor(code);
        await onRemoved();
      }}
    />
  );
}
