import { Banner } from '@pieno/ui/states/banner.tsx';
import { useState } from 'react';
import { InView } from '../../../core/components/in-view.tsx';
import { m } from '../../../paraglide/messages.js';
import { useUser } from '../../../core/session/use-visitor.ts';
import { wordText } from '../spoken-word.ts';
import type { StationLine } from '../totem/station-lines.ts';
import { TappedNotice } from './tapped-notice.tsx';
import { forgetTapped, tapped } from './tapped-report.ts';
import { useSaid } from '../use-said.tsx';

interface TappedWordProps {
  businessId: number;
  lines: readonly StationLine[];
}

/** A dispute or state tapped before the sign-in, with a button to send it (rule report-tapped). */
export function TappedWord({ businessId, lines }: TappedWordProps) {
  const kept = tapped('word', businessId, useUser());
  const { say, answer, failure, prompt } = useSaid(businessId);
  const [isDropped, setDropped] = useState(false);
  const said = answer ?? failure;
  const drop = () => {
    forgetTapped('word');
    setDropped(true);
  };
  return (
    <>
      {kept && !isDropped && (
        <TappedNotice onSend={() => say(kept)} onDrop={drop}>
          {m.report_tapped_word({ word: wordText(kept, lines) })}
        </TappedNotice>
      )}
      {said && (
        <InView key={said}>
          <Banner kind={answer ? 'success' : 'error'}>{said}</Banner>
        </InView>
      )}
      {prompt}
    </>
  );
}
