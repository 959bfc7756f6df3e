import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { m } from '../../paraglide/messages.js';

export const Route = createFileRoute('/_page/home')({
  // The most visited screen is part of the entry chunk: no second round trip before its prices.
  codeSplitGroupings: [],
  staticData: { page: { title: m.product } },
  component: HomeScreen,
});
