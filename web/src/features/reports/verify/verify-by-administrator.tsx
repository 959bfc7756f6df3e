import type { User } from '@pieno/contract/accounts/visitor.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { askVerification, getUser } from '../../../core/api/accounts/email-verification.ts';
import { OperatorContact } from '../../account/operator-contact.tsx';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../report.module.css';

interface ByAdministratorProps {
  email: string;
  /** Expiry time of the code that the operator may hand out. */
  until: string;
  onVerified: (user: User) => void;
}

/** For servers without e-mail: shows who confirms the address, and continues once that is done. */
export function ByAdministrator({ email, until, onVerified }: ByAdministratorProps) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: getUser,
    onSuccess: (user) => user.email_verified && onVerified(user),
  });
  const asking = useMutation({ mutationFn: askVerification });
  return (
    <>
      <p className={styles.lead}>{m.verify_by_administrator({ email })}</p>
      <OperatorContact />
      <p className={styles.lead}>{m.verify_code_left({ until })}</p>
      <div className={styles.waiting}>
        {asking.isSuccess ? (
          <Banner kind="success">{m.verify_asked()}</Banner>
        ) : (
          <Button
            variant="default"
            wide
            aria-busy={asking.isPending}
            onClick={() => !asking.isPending && asking.mutate()}
          >
            {m.verify_ask()}
          </Button>
        )}
        <Failure of={asking.error ?? error} />
        {data && !data.email_verified && !isPending && (
          <Banner kind="info">{m.verify_not_yet()}</Banner>
        )}
        <Button wide aria-busy={isPending} onClick={() => !isPending && mutate()}>
          {m.verify_submit()}
        </Button>
      </div>
    </>
  );
}
