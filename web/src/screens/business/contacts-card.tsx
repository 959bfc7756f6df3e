import IconDeviceMobile from '~icons/tabler/device-mobile';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import IconWorld from '~icons/tabler/world';
import type { BusinessDetails } from '@pieno/contract/business.ts';
import { Card } from '@pieno/ui/card.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './contacts-card.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

/** 'Contatti': a link for each known contact; no card if none is known. */
export function ContactsCard({ business }: { business: BusinessDetails['business'] }) {
  const { phone, mobile, email, website } = business;
  if (!phone && !mobile && !email && !website) return null;
  return (
    <Card title={m.business_contacts()}>
      <ul role="list">
        {phone && (
          <Contact icon={IconPhone} kind={m.contact_phone()} href={tel(phone)} text={phone} />
        )}
        {mobile && (
          <Contact
            icon={IconDeviceMobile}
            kind={m.contact_mobile()}
            href={tel(mobile)}
            text={mobile}
          />
        )}
        {email && (
          <Contact icon={IconMail} kind={m.contact_email()} href={`mailto:${email}`} text={email} />
        )}
        {website && (
          <Contact icon={IconWorld} href={website} text={m.business_website()} isOutside />
        )}
      </ul>
    </Card>
  );
}

const tel = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

interface ContactProps {
  icon: Icon;
  href: string;
  text: string;
  kind?: string;
  isOutside?: boolean;
}

function Contact({ icon: Outline, href, text, kind, isOutside = false }: ContactProps) {
  return (
    <li>
      <a
        className={styles.contact}
        href={href}
        {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Outline size={20} stroke={1.75} aria-hidden="true" />
        {kind && <VisuallyHidden>{kind} </VisuallyHidden>}
        {text}
        {isOutside && <VisuallyHidden> {m.opens_new_tab()}</VisuallyHidden>}
      </a>
    </li>
  );
}
