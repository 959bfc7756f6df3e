/**
 * The history entry of an open layer, as the entry script knows it. Import it before the router: window listeners run
 * in the order of their registration, and the router must not see this entry.
 */

/** Marks the entry in its state. */
export const LAYER_MARK = 'pienoLayer';

/** Called first when Back is pressed; set by the first layer (layers.ts). */
export const layerHistory: { onPopState?: (event: PopStateEvent) => void } = {};

addEventListener('popstate', (event) => layerHistory.onPopState?.(event));
