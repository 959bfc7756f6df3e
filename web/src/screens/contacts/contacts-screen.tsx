import { Card } from '@pieno/ui/card.tsx';
import { OperatorContact } from '../../features/account/operator-contact.tsx';
import { OpenPage } from '../../frame/open-page.tsx';
import { m } from '../../paraglide/messages.js';
import { useVisitor } from '../../core/session/use-visitor.ts';

/** /contatti: who operates Pieno, and how to reach them (rule operator-contact). */
export function ContactsScreen() {
  const isVisitor = useVisitor().kind !== 'anonymous';
  return (
    <OpenPage
      title={m.contacts_title()}
      lead={m.contacts_lead()}
      back={isVisitor ? '/home' : '/social-login'}
      hasCard
    >
      <Card>
        <OperatorContact />
      </Card>
    </OpenPage>
  );
}
