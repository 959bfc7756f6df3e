/**
 * The history entry of what lies over a page, as the entry script knows it. Imported before the router: listeners of
 * the window are called in the order in which they came, and the router must not hear of this entry.
 */

/** Marks the entry, in its state. */
export const LAYER_MARK = 'pienoLayer';

/** Called first when Back is pressed; set by the first menu, dialog or viewer (layers.ts). */
export const layerHistory: { onPopState?: (event: PopStateEvent) => void } = {};

addEventListener('popstate', (event) => layerHistory.onPopState?.(event));
