import { Banner } from '@pieno/ui/states/banner.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { InView } from './in-view.tsx';

interface OutcomeProps {
  kind: 'success' | 'error';
  children: ReactNode;
  actions?: ReactNode;
}

/**
 * The outcome of an action, below what was tapped: it scrolls into view, and the focus stays (rule outcome-in-sight).
 */
export const Outcome = (props: OutcomeProps) => (
  <InView keepsFocus>
    <Banner {...props} />
  </InView>
);

/** Shows why an action failed; nothing without an error. */
export const Failure = ({ of: error }: { of: Error | null | undefined | false }) =>
  error && <Outcome kind="error">{messageOf(error)}</Outcome>;
