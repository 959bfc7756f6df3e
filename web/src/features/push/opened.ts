/** Says that the message was opened which led to this page (rule push-permission). */
import { isUnanswered } from '../../core/api/api-error.ts';
import { sendOpened } from '../../core/api/push/push.ts';

/** Query parameter with the message's id. */
const PARAMETER = 'avviso';

let isTold = false;
/** Called once somebody is registered; without a network it is said as soon as there is one. */
export function tellOpened(): void {
  // The address with which this page was opened: by now it stands there without.
  const [navigation] = performance.getEntriesByType('navigation');
  const id = new URL(navigation?.name ?? location.href).searchParams.get(PARAMETER);
  if (id === null || isTold) return;
  isTold = true;
  const address = new URL(location.href);
  if (address.searchParams.get(PARAMETER) === id) {
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
  }
  void tell(id);
}

async function tell(id: string): Promise<void> {
  try {
    await sendOpened(id);
  } catch (error) {
    if (isUnanswered(error)) addEventListener('online', () => void tell(id), { once: true });
  }
}
