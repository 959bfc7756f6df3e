// Calls of the API.
const ANSWER_MS = 30_000;

/**
 * Calls the API once.
 * @param who `token` of a session, and `from`, the address of the caller's network
 * @param name method and path, e.g. `POST /login`
 * @param body a form, or an object that is sent as JSON
 * @returns `status`, 0 without an answer, the body, and milliseconds
 */
export async function call({ url }, who, name, body) {
  const [method, path] = name.split(' ');
  const isForm = body instanceof FormData;
  const began = performance.now();
  try {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(who?.token && { authorization: `Bearer ${who.token}` }),
        ...(who?.from && { 'x-forwarded-for': who.from }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return {
      status: answer.status,
      body: isJson && text ? JSON.parse(text) : text,
      ms: performance.now() - began,
    };
  } catch {
    return { status: 0, body: undefined, ms: performance.now() - began };
  }
}

/** Calls the API once. @returns the body @throws Error unless the status is 2xx */
export async function granted(server, who, name, body) {
  const answer = await call(server, who, name, body);
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Returns the name and body of a report: one price for petrol and diesel at a station. */
export const reportOf = (station, price) => [
  'POST /price-reports',
  {
    id: crypto.randomUUID(),
    business_id: station,
    entries: [10, 20].map((fuel_type_id) => ({ fuel_type_id, price })),
    sure: true,
  },
];
