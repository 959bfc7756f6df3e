import { getVisitor } from '../../core/session/session.ts';
import { tellOpened } from './opened.ts';
import { pushMark } from './push-mark.ts';

/** What a page at rest does for whoever is registered, or has just left; nothing more is loaded where nobody is told. */
export function followPush(): void {
  if (getVisitor().kind === 'registered') tellOpened();
  if (pushMark.get() === null) return;
  void import('./subscription.ts')
    .then(({ followVisitor }) => followVisitor())
    .catch(() => undefined);
}
