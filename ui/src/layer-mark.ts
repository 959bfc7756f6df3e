/** Marks the history entry of what lies over a page, in its state. */
export const LAYER_MARK = 'pienoLayer';
