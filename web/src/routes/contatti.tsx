import { createFileRoute } from '@tanstack/react-router';
import { ContactsScreen } from '../screens/contacts/contacts-screen.tsx';

export const Route = createFileRoute('/contatti')({ component: ContactsScreen });
