import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { m } from '../paraglide/messages.js';
import { Page } from '../shell/page.tsx';

export const Route = createFileRoute('/home')({
  // The screen most people open first stays in the entry: no second round trip before its prices.
  codeSplitGroupings: [],
  component: () => (
    <Page title={m.product()}>
      <HomeScreen />
    </Page>
  ),
});
