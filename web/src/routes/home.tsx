import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { m } from '../paraglide/messages.js';
import { Page } from '../frame/page.tsx';

export const Route = createFileRoute('/home')({
  // The most visited screen is part of the entry chunk: no second round trip before its prices.
  codeSplitGroupings: [],
  component: () => (
    <Page title={m.product()}>
      <HomeScreen />
    </Page>
  ),
});
