import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { WireHours } from '@pieno/contract/stations/wire-hours.ts';
import type { ReactNode } from 'react';
import { useNow } from '../hooks/use-now.ts';
import { useClosedText } from './use-closed-text.ts';

interface ClosedNowProps {
  opening: WireHours | undefined;
  mode: FuelMode;
  children: ReactNode;
}

/** 'Chiuso · apre domani alle 7', or its children where nothing says that it is closed (rule closed-now). */
export function ClosedNow({ opening, mode, children }: ClosedNowProps) {
  const text = useClosedText(opening !== undefined)(opening, mode, useNow());
  return text ? <strong>{text}</strong> : children;
}
