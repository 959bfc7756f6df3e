import { createFileRoute } from '@tanstack/react-router';
import { AboutUsScreen } from '../screens/about-us/about-us-screen.tsx';

export const Route = createFileRoute('/about-us')({ component: AboutUsScreen });
