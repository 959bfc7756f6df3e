import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { ProfileScreen } from '../../screens/user-profile/profile-screen.tsx';

const readSearch = ({ focus }: Record<string, unknown>): { focus?: 'bio' | undefined } => ({
  focus: focus === 'bio' ? focus : undefined,
});

export const Route = createFileRoute('/_page/user-profile')({
  staticData: { page: { title: m.profile_title, back: '/settings' } },
  validateSearch: readSearch,
  component: Profile,
});

function Profile() {
  const { focus } = Route.useSearch();
  return <ProfileScreen startsAtBio={focus === 'bio'} />;
}
