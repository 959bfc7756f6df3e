import type { ErrorComponentProps } from '@tanstack/react-router';
import { messageOf } from '../../core/api/api-error.ts';
import { BlankPage } from '../../frame/blank-page.tsx';
import { m } from '../../paraglide/messages.js';
import { isMissingFile } from '../../pwa/stale-page.ts';
import { MissingPage } from './missing-page.tsx';

/** The router's error component (rule error-page): for a file that could not be loaded, and for any other error. */
export function RouterFailure({ error }: ErrorComponentProps) {
  if (isMissingFile(error)) return <MissingPage />;
  return (
    <BlankPage isAlert figure="500" title={m.unexpected_error()} text={messageOf(error)} to="/" />
  );
}
