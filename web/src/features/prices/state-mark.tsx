import type { StationState } from '@pieno/contract/prices/prices.ts';
import { stateText } from './state-text.ts';

/** 'Esaurito', which a fuel's own row says first; what takes no rank without emphasis. */
export function StateMark({ state }: { state: StationState | undefined }) {
  if (!state) return null;
  const text = stateText(state);
  return (
    <>
      {state.counts ? <strong>{text}</strong> : <span>{text}</span>}
      <span>{' · '}</span>
    </>
  );
}
