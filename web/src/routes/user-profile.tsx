import { createFileRoute } from '@tanstack/react-router';
import { catch as fallback, literal, object, optional, type output } from 'zod/mini';
import { m } from '../paraglide/messages.js';
import { ProfileScreen } from '../screens/user-profile/profile-screen.tsx';
import { Page } from '../shell/page.tsx';

const SearchSchema = object({ focus: fallback(optional(literal('bio')), undefined) });

export const Route = createFileRoute('/user-profile')({
  validateSearch: (search): output<typeof SearchSchema> => SearchSchema.parse(search),
  component: Profile,
});

function Profile() {
  const { focus } = Route.useSearch();
  return (
    <Page title={m.profile_title()} back="/settings">
      <ProfileScreen startsAtBio={focus === 'bio'} />
    </Page>
  );
}
