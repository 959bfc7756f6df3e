import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { FavoritesScreen } from '../../screens/favorites/favorites-screen.tsx';

export const Route = createFileRoute('/_page/preferiti')({
  staticData: { page: { title: m.favorites_title, back: '/home' } },
  component: FavoritesScreen,
});
