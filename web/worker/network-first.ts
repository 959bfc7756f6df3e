/** The response while the network is slow. */
interface StandIn {
  /** Milliseconds to wait for the network. */
  limitMs: number;
  /**
   * Returns the cached response.
   * @param isLate true while the network has not answered; false when it failed
   */
  kept: (isLate: boolean) => Promise<Response | undefined>;
}

/**
 * Returns the network's response if it arrives within the limit with a status below 500; otherwise the cached one;
 * otherwise the network's final outcome.
 */
export async function networkFirst(
  network: Promise<Response>,
  { limitMs, kept }: StandIn,
): Promise<Response> {
  const outcome = await withinLimit(network, limitMs);
  return outcome instanceof Response ? outcome : ((await kept(outcome === 'late')) ?? network);
}

function withinLimit(
  network: Promise<Response>,
  limitMs: number,
): Promise<Response | 'late' | 'failed'> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs, 'late');
    const settle = (outcome: Response | 'failed') => {
      clearTimeout(timer);
      resolve(outcome);
    };
    network.then(
      (response) => settle(response.status < 500 ? response : 'failed'),
      () => settle('failed'),
    );
  });
}
