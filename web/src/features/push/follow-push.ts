import { getVisitor } from '../../core/session/session.ts';
import { markOpened } from './opened.ts';
import { pushMark } from './push-mark.ts';

/**
 * Marks an opened message as read and updates this phone's subscription, once the page is
 * idle. Without a subscription nothing more is loaded.
 */
export function followPush(): void {
  if (getVisitor().kind === 'registered') markOpened();
  if (pushMark.get() === null) return;
  void import('./subscription.ts')
    .then(({ followVisitor }) => followVisitor())
    .catch(() => undefined);
}
