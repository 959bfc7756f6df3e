/** Marks the message that opened this page as read (rule push-permission). */
import { isUnanswered } from '../../core/api/api-error.ts';
import { sendOpened } from '../../core/api/push/push.ts';

/** Query parameter with the message's id. */
const PARAMETER = 'avviso';

let isSent = false;
/** To be called once a user is signed in; without a network it is sent later. */
export function markOpened(): void {
  // The URL with which this page was opened: the current one may lack the parameter.
  const [navigation] = performance.getEntriesByType('navigation');
  const id = new URL(navigation?.name ?? location.href).searchParams.get(PARAMETER);
  if (id === null || isSent) return;
  isSent = true;
  const address = new URL(location.href);
  if (address.searchParams.get(PARAMETER) === id) {
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
  }
  void send(id);
}

async function send(id: string): Promise<void> {
  try {
    await sendOpened(id);
  } catch (error) {
    if (isUnanswered(error)) addEventListener('online', () => void send(id), { once: true });
  }
}
