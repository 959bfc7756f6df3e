import { lazy, Suspense } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { WorthProps } from './worth.tsx';

const Worth = lazy(() =>
  import('./worth.tsx')
    .then((module) => ({ default: module.Worth }))
    .catch(() => ({ default: WithoutWorth })),
);

const WithoutWorth = ({ shown, children }: WorthProps) => (
  <>
    <p>{m.worth_missing()}</p>
    {children(shown)}
  </>
);

/** 'Conviene?' once it is loaded; until then the list as it is. */
export const LaterWorth = (props: WorthProps) => (
  <Suspense fallback={props.children(props.shown)}>
    <Worth {...props} />
  </Suspense>
);
