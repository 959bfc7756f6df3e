import { createFileRoute } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { ProfileScreen } from '../screens/user-profile/profile-screen.tsx';
import { Page } from '../frame/page.tsx';

const readSearch = ({ focus }: Record<string, unknown>): { focus?: 'bio' | undefined } => ({
  focus: focus === 'bio' ? focus : undefined,
});

export const Route = createFileRoute('/user-profile')({
  validateSearch: readSearch,
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
