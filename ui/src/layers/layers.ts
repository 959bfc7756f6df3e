/**
 * Lets the browser's Back close an open layer (menu, dialog, viewer) before it leaves the page (rule page-back). While
 * a layer is open, the history has one more entry with the page's own address; Back removes it. The router does not
 * notice: the push bypasses it, and the popstate event of the removal is stopped before it.
 *
 * A history entry works in every browser. CloseWatcher does not: it is missing in Safari, and swipes that go through
 * the history bypass it. Where Chromium closes a native dialog by CloseWatcher, this entry is removed as after any
 * other close.
 */
import { layerHistory, LAYER_MARK } from './layer-entry.ts';

export interface Layer {
  close: () => void;
}

const layers: Layer[] = [];
/** True while the entry is the current one. */
let isOn = false;
/** True while the entry is being removed other than by Back. */
let isLeaving = false;
let address = '';
/** What other code wrote to the history during the removal. */
const postponed: (() => void)[] = [];

const { pushState: nativePush, replaceState: nativeReplace } = History.prototype;
const isMarked = (): boolean =>
  (history.state as Record<string, unknown> | null)?.[LAYER_MARK] === true;

/**
 * Opens a layer above the open ones.
 * @returns a function to call after the layer was closed other than by Back
 */
export function openLayer(layer: Layer): () => void {
  layers.push(layer);
  if (!isOn && !isLeaving) enter();
  return () => {
    const index = layers.indexOf(layer);
    if (index !== -1) layers.splice(index, 1);
    // A link that closes its own menu navigates first, in a microtask.
    setTimeout(() => {
      if (layers.length === 0 && isOn && isMarked()) leave();
    });
  };
}

function enter(): void {
  isOn = true;
  address = location.href;
  nativePush.call(history, { ...(history.state as object | null), [LAYER_MARK]: true }, '');
}

function leave(): void {
  if (isLeaving) return;
  isLeaving = true;
  address = location.href;
  history.back();
}

function onPopState(event: PopStateEvent): void {
  if (isMarked()) {
    // Forward to an entry whose layers are already closed.
    if (layers.length === 0) leave();
    return;
  }
  if (!isOn && !isLeaving) return;
  const isPressed = !isLeaving;
  isOn = false;
  isLeaving = false;
  const isSamePage = location.href === address;
  if (isSamePage) event.stopImmediatePropagation();
  const closing = isSamePage ? layers.splice(-1) : layers.splice(0);
  if (isPressed) for (const layer of closing) layer.close();
  else if (isSamePage) layers.push(...closing);
  for (const write of postponed.splice(0)) write();
  if (layers.length > 0) enter();
  // Back was pressed just after the last layer had been closed: it was meant for the page.
  else if (isPressed && isSamePage && closing.length === 0) history.back();
}

type Write = Parameters<History['pushState']>;

/** A page opened from a layer replaces the layer's entry. */
function pushOver(push: History['pushState'], entry: Write): void {
  if (isLeaving) postponed.push(() => nativePush.apply(history, entry));
  else if (!isOn || !isMarked()) push.apply(history, entry);
  else {
    isOn = false;
    nativeReplace.apply(history, entry);
  }
}

/** A replaced page is below the layer's entry. */
function replaceUnder(replace: History['replaceState'], entry: Write): void {
  const write = () => nativeReplace.apply(history, entry);
  if (isLeaving) postponed.push(write);
  else if (!isOn || !isMarked()) replace.apply(history, entry);
  else {
    const next = new URL(entry[2] ?? '', location.href).href;
    // The layers belong to the page that is left.
    if (next !== location.href) layers.length = 0;
    postponed.push(write);
    leave();
  }
}

const { pushState, replaceState } = history;
history.pushState = (...entry) => pushOver(pushState, entry);
history.replaceState = (...entry) => replaceUnder(replaceState, entry);
layerHistory.onPopState = onPopState;
