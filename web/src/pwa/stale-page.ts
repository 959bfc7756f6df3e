/** A page older than the last deployment requests files that no longer exist: it is reloaded, once per build. */
import { sessionRecord } from '../core/storage/stored-value.ts';
import { text } from '../core/storage/stored-shape.ts';

const reloaded = sessionRecord('pieno.reloaded-build', text);

const missing = new WeakSet<object>();

/** True if the error was thrown because a file of the product could not be loaded. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/**
 * Reloads the page if one of its files cannot be loaded, at most once per build. Counting per file could loop: of two
 * missing files, each would allow a reload for the other.
 * @param build identifies the page's build: the URL of this module, which contains its hash
 */
export function reloadStalePage(
  reload: () => void = () => location.reload(),
  build: string = import.meta.url,
): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // The router recognises a missing file by the start of the browser's message, and would reload the page once for
    // each file.
    payload.message = `Missing: ${payload.message}`;
    // Without a network a reload finds nothing new.
    if (navigator.onLine && isFirstReloadOf(build)) reload();
  });
}

/** True for the first reload of a build in this tab. False without storage, which could not prevent a reload loop. */
const isFirstReloadOf = (build: string): boolean => reloaded.get() !== build && reloaded.set(build);
