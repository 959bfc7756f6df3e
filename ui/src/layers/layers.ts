/**
 * Lets the browser's Back close what lies over the page (menu, dialog, viewer) before it leaves the page (rule
 * page-back). While anything is open, the history has one more entry with the page's own address; Back takes it away.
 * The router never notices: the entry is pushed past it, and the event of its removal is stopped before it.
 *
 * An entry works in every browser. A CloseWatcher would need one beside it where there is none (Safari, and the
 * swipe of every phone that goes through the history); Chromium closes native dialogs by it before this entry is
 * reached, which then goes like after any other way of closing.
 */
import { layerHistory, LAYER_MARK } from './layer-entry.ts';

export interface Layer {
  close: () => void;
}

const layers: Layer[] = [];
/** The entry is the current one. */
let isOn = false;
/** The entry is about to be taken away, without a press of Back. */
let isLeaving = false;
let address = '';
/** What other code wrote to the history while the entry was being taken away. */
const postponed: (() => void)[] = [];

const { pushState: nativePush, replaceState: nativeReplace } = History.prototype;
const isMarked = (): boolean =>
  (history.state as Record<string, unknown> | null)?.[LAYER_MARK] === true;

/**
 * Opens a layer over those that are open.
 * @returns the function that takes it away, once it has been closed in another way than by Back
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
    // Forward to an entry whose layers are long closed.
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
  // Back was pressed in the moment after everything had been closed: it was meant for the page.
  else if (isPressed && isSamePage && closing.length === 0) history.back();
}

type Write = Parameters<History['pushState']>;

/** A page opened from a layer takes the place of the layer's entry. */
function pushOver(push: History['pushState'], entry: Write): void {
  if (isLeaving) postponed.push(() => nativePush.apply(history, entry));
  else if (!isOn || !isMarked()) push.apply(history, entry);
  else {
    isOn = false;
    nativeReplace.apply(history, entry);
  }
}

/** A page that is replaced lies below the layer's entry. */
function replaceUnder(replace: History['replaceState'], entry: Write): void {
  const write = () => nativeReplace.apply(history, entry);
  if (isLeaving) postponed.push(write);
  else if (!isOn || !isMarked()) replace.apply(history, entry);
  else {
    const next = new URL(entry[2] ?? '', location.href).href;
    // The layers go with their page.
    if (next !== location.href) layers.length = 0;
    postponed.push(write);
    leave();
  }
}

const { pushState, replaceState } = history;
history.pushState = (...entry) => pushOver(pushState, entry);
history.replaceState = (...entry) => replaceUnder(replaceState, entry);
layerHistory.onPopState = onPopState;
