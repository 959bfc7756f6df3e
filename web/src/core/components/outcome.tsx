import { Banner } from '@pieno/ui/states/banner.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { InView } from './in-view.tsx';

interface OutcomeProps {
  kind: 'success' | 'error';
  children: ReactNode;
  actions?: ReactNode;
}

/** What came of an action, where it was tapped: it comes into sight, and the focus stays (rule outcome-in-sight). */
export const Outcome = (props: OutcomeProps) => (
  <InView keepsFocus>
    <Banner {...props} />
  </InView>
);

/** Why an action failed; nothing while none has. */
export const Failure = ({ of: error }: { of: Error | null | undefined | false }) =>
  error && <Outcome kind="error">{messageOf(error)}</Outcome>;
