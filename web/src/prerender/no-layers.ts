/** Replaces `ui/src/layers/layers.ts` on the server, where nothing is opened and there is no history. */
export const openLayer = () => () => undefined;
