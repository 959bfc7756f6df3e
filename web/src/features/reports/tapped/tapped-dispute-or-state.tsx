import { Banner } from '@pieno/ui/states/banner.tsx';
import { useState } from 'react';
import { InView } from '../../../core/components/in-view.tsx';
import { m } from '../../../paraglide/messages.js';
import { useUser } from '../../../core/session/use-visitor.ts';
import { disputeOrStateText } from '../dispute-or-state.ts';
import type { StationLine } from '../totem/station-lines.ts';
import { TappedNotice } from './tapped-notice.tsx';
import { forgetTapped, tapped } from './tapped-report.ts';
import { useDisputeOrState } from '../use-dispute-or-state.tsx';

interface TappedDisputeOrStateProps {
  businessId: number;
  lines: readonly StationLine[];
}

/** A dispute or state tapped before the sign-in, with a button to send it (rule report-tapped). */
export function TappedDisputeOrState({ businessId, lines }: TappedDisputeOrStateProps) {
  const kept = tapped('word', businessId, useUser());
  const { submit, answer, failure, prompt } = useDisputeOrState(businessId);
  const [isDropped, setDropped] = useState(false);
  const text = answer ?? failure;
  const drop = () => {
    forgetTapped('word');
    setDropped(true);
  };
  return (
    <>
      {kept && !isDropped && (
        <TappedNotice onSend={() => submit(kept)} onDrop={drop}>
          {m.report_tapped_word({ word: disputeOrStateText(kept, lines) })}
        </TappedNotice>
      )}
      {text && (
        <InView key={text}>
          <Banner kind={answer ? 'success' : 'error'}>{text}</Banner>
        </InView>
      )}
      {prompt}
    </>
  );
}
