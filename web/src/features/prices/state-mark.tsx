import type { StationState } from '@pieno/contract/prices/prices.ts';
import { stateText } from './state-text.ts';

/** 'Esaurito', at the start of a fuel's row; emphasised only if it affects the rank. */
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
