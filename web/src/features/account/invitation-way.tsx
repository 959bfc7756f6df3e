import { Banner } from '@pieno/ui/states/banner.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { m } from '../../paraglide/messages.js';
import { InvitedTo } from './invited-to.tsx';

/** The first way in for whoever is invited to manage a station: an account of one's own. */
export function InvitationWay() {
  return (
    <>
      <Banner kind="info">
        <strong>
          <InvitedTo />
        </strong>{' '}
        {m.invitation_register()}
      </Banner>
      <ButtonLink to="/register" wide>
        {m.entry_register()}
      </ButtonLink>
    </>
  );
}
