import { isLoopback } from '@pieno/contract/loopback.ts';
import type { Invitation } from '@pieno/contract/invitations/invitations.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconPrinter from '~icons/tabler/printer';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { m } from '../../../paraglide/messages.js';
import { CopyButton } from '../../../core/components/copy-button.tsx';
import styles from './invitation-card.module.css';
import { QrCode } from '../qr-code.tsx';

interface InvitationCardProps {
  invitation: Invitation;
  station: string;
}

/** An invitation to hand over, as a link or printed with its QR code. The code is shown only once. */
export function InvitationCard({
  invitation: { code, url, expires_at },
  station,
}: InvitationCardProps) {
  return (
    <section className={styles.card} aria-label={m.admin_invitation()}>
      <QrCode text={url} label={m.admin_invitation_qr()} />
      <div className={styles.text}>
        <p className={styles.brand}>
          <BrandMark size={28} /> {m.product()}
        </p>
        <h3 className={styles.title}>{m.admin_invitation_title({ name: station })}</h3>
        <p>{m.admin_invitation_what()}</p>
        <p>{m.admin_invitation_how()}</p>
        <p className={styles.code} translate="no">
          {code}
        </p>
        <p className={styles.link} translate="no">
          {url}
        </p>
        <p className={styles.hint}>
          {m.admin_invitation_until({ when: dateTimeText(expires_at) })}
        </p>
        <p className={styles.once}>{m.admin_invitation_once()}</p>
        {isLoopback(url) && (
          <div className={styles.once}>
            <Banner kind="error">{m.admin_invitation_local()}</Banner>
          </div>
        )}
        <div className={styles.actions}>
          <Button onClick={() => window.print()}>
            <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
            {m.admin_print()}
          </Button>
          <CopyButton text={url} label={m.admin_copy()} />
        </div>
      </div>
    </section>
  );
}
