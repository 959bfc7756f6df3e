import IconDeviceMobile from '~icons/tabler/device-mobile';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import IconWorld from '~icons/tabler/world';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { phoneNumbers } from '@pieno/contract/stations/phone-numbers.ts';
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
        {phone && <Numbers icon={IconPhone} kind={m.contact_phone()} field={phone} />}
        {mobile && <Numbers icon={IconDeviceMobile} kind={m.contact_mobile()} field={mobile} />}
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

/** A link for each number in a field; an undialable one is plain text. */
function Numbers({ field, ...look }: { field: string; icon: Icon; kind: string }) {
  return phoneNumbers(field).map(({ text, dial }) => (
    <Contact key={text} {...look} href={dial ? `tel:${dial}` : undefined} text={text} />
  ));
}

interface ContactProps {
  icon: Icon;
  /** Undefined for plain text. */
  href: string | undefined;
  text: string;
  kind?: string;
  isOutside?: boolean;
}

function Contact({ icon: Outline, href, text, kind, isOutside = false }: ContactProps) {
  const content = (
    <>
      <Outline size={20} stroke={1.75} aria-hidden="true" />
      {kind && <VisuallyHidden>{kind} </VisuallyHidden>}
      {text}
      {isOutside && <VisuallyHidden> {m.opens_new_tab()}</VisuallyHidden>}
    </>
  );
  const outside = isOutside && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <li>
      {href === undefined ? (
        <span className={styles.contact}>{content}</span>
      ) : (
        <a className={styles.contact} href={href} {...outside}>
          {content}
        </a>
      )}
    </li>
  );
}
