// One write of a person, sent as the app does: repeated with the same key until there is an answer.
import { setTimeout as pause } from 'node:timers/promises';
import { API_TIMEOUT_MS } from '../../contract/src/limits.ts';

const AGAIN_MS = 500;

/**
 * Sends a write until it is accepted or refused.
 * @param url the balancer's
 * @param write `{ call, body, key, who }`
 * @param onTry called with the result of each attempt without an answer
 * @param signal aborted when it is given up
 * @returns `{ status, body }`; undefined when it was given up
 */
export async function sendUntilAnswered(url, write, onTry, signal) {
  while (!signal.aborted) {
    const answer = await sendOnce(url, write);
    if (answer.status >= 200 && answer.status < 500 && answer.status !== 429) return answer;
    onTry(answer);
    await pause(AGAIN_MS);
  }
  return undefined;
}

/** Sends a write once. @returns its status, 0 without an answer, and body */
export async function sendOnce(url, { call, body, key, who }) {
  const [method, path] = call.split(' ');
  const headers = {
    authorization: `Bearer ${who.token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
    // Each person has a separate network.
    'x-forwarded-for': who.from,
  };
  try {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    return { status: 0, body: String(error.cause ?? error) };
  }
}
