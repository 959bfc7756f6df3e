// A slow phone by the browser's own protocol, and what its screen shows.

/** 150 ms there and back, 1.6 Mbit/s, a processor four times slower than this one. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWER = 4;

/** Makes a page's network and processor slow. */
export async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/**
 * Keeps what the screen shows from now on.
 * @param began returns the second at which time begins; undefined before
 * @returns frames with the time `at`, in milliseconds, and `png`; more are added as they come
 */
export async function record(session, began) {
  const frames = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    const at = began() === undefined ? -1 : (metadata.timestamp - began()) * 1000;
    if (at >= 0) frames.push({ at, png: Buffer.from(data, 'base64') });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return frames;
}
