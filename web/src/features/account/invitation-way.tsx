import { Banner } from '@pieno/ui/states/banner.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { m } from '../../paraglide/messages.js';
import { InvitedTo } from './invited-to.tsx';

/** For a visitor who is invited to manage a station: offers registration first. */
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
