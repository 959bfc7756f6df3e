/** Takes the place of `ui/src/layers/layers.ts` on the server, where nothing is opened and there is no history to follow. */
export const openLayer = () => () => undefined;
