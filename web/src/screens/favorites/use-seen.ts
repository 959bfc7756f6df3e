/**
 * Sends to the account what was seen, when the page is left (rule favorites-change). A page that unloads cannot know
 * whether it is closed or reloaded: then the next visit sends it, before it asks for changes.
 */
import { useEffect, useRef, useState } from 'react';
import { sendSeen } from '../../core/api/favorites/favorites.ts';
import { visit } from '../../core/api/visit.ts';
import { useLeaving } from '../../core/browser/use-leaving.ts';
import { isHere } from '../../core/session/is-here.ts';
import { localRecord } from '../../core/storage/local-record.ts';
import { fields, nullable, text } from '../../core/storage/stored-shape.ts';

interface Seen {
  userId: string;
  /** ISO 8601 in UTC. */
  until: string;
}

const unsentSeen = localRecord<Seen | null>(
  'pieno.favorites-seen',
  nullable(fields<Seen>({ userId: text, until: text })),
  null,
);

/**
 * Sends what an earlier visit could not send. One attempt is enough: this visit sends a later time.
 * @returns false until that is done
 */
export function useSendEarlierSeen(userId: string): boolean {
  const [before] = useState(unsentSeen.get);
  const isMine = before?.userId === userId && visit()?.type !== 'reload';
  const [isSent, setSent] = useState(!isMine);
  useEffect(() => {
    unsentSeen.set(null);
    if (!isMine) return;
    void sendSeen(before.until)
      .catch(() => undefined)
      .finally(() => setSent(true));
  }, [isMine, before]);
  return isSent;
}

/** @param until the age of what is on the screen, ISO 8601 in UTC; undefined while nothing is */
export function useSeen(userId: string, until: string | undefined): void {
  const last = useRef<string>(undefined);
  useLeaving((isUnloading) => {
    if (until === undefined || until === last.current || !isHere(userId)) return;
    unsentSeen.set({ userId, until });
    if (isUnloading) return;
    last.current = until;
    sendSeen(until).then(
      () => unsentSeen.set(null),
      () => undefined,
    );
  });
}
