/** Milliseconds the network has before what is kept on the phone is shown. */
export const NETWORK_LIMIT_MS = 3_000;

/**
 * The network's answer if it comes within the limit and the server was well enough to give it;
 * else what is kept; else whatever the network says in the end.
 */
export async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  return (await inTime(network)) ?? (await kept()) ?? network;
}

function inTime(network: Promise<Response>): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NETWORK_LIMIT_MS);
    const settle = (response?: Response) => {
      clearTimeout(timer);
      resolve(response);
    };
    network.then(
      (response) => settle(response.status < 500 ? response : undefined),
      () => settle(),
    );
  });
}
