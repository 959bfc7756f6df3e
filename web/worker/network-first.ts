/** Milliseconds to wait for the network before the cached response is used. */
export const NETWORK_LIMIT_MS = 3_000;

/**
 * Returns the network's response if it arrives within the limit and its status is below 500; otherwise the
 * cached one; otherwise whatever comes of the network request in the end.
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
