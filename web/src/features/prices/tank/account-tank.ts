/**
 * Synchronises the tank on this phone with the registered user's account (rule own-tank):
 * unsent changes go first, otherwise the account's tank wins. Loaded for a registered user, or
 * a guest with a tank, once the page is idle.
 */
import { changedTank, type Tank } from '@pieno/contract/profile/tank.ts';
import { changeTank, getUserSettings } from '../../../core/api/profile/user-settings.ts';
import { getVisitor, visitorStore } from '../../../core/session/session.ts';
import { isExpired } from '../../../core/session/machine.ts';
import { localRecord } from '../../../core/storage/local-record.ts';
import { fields, flag, nullable, text } from '../../../core/storage/stored-shape.ts';
import { tankRecord } from './tank.ts';
import { usualStation } from './usual-station.ts';

interface TankAccount {
  /** User id. */
  id: string;
  /** True while a change on this phone has not been sent. */
  isUnsent: boolean;
}

/** The account that owns the tank on this phone; null for a guest's. */
export const tankAccount = localRecord<TankAccount | null>(
  'pieno.tank-account',
  nullable(fields<TankAccount>({ id: text, isUnsent: flag })),
  null,
);

const userId = (): string | undefined => {
  const visitor = getVisitor();
  return 'user' in visitor ? visitor.user?.id : undefined;
};
const belongsTo = (id: string | undefined): boolean => id !== undefined && userId() === id;
const isUnsentOf = (id: string): boolean => {
  const account = tankAccount.get();
  return account?.id === id && account.isUnsent;
};

/** Stores or removes the tank: on the phone at once, in the account as soon as possible. */
export function storeTank(tank: Tank | null): void {
  const id = userId();
  tankRecord.set(tank);
  tankAccount.set(id === undefined ? null : { id, isUnsent: true });
  agree();
}

let agreeing: Promise<void> | undefined;
/** Synchronises phone and account; `followTank` retries what fails now. */
function agree(): void {
  const id = userId();
  agreeing ??= agreeNow()
    .catch(() => undefined)
    .finally(() => {
      agreeing = undefined;
      // Another user may have signed in meanwhile.
      if (userId() !== id) agree();
    });
}

async function agreeNow(): Promise<void> {
  const id = userId();
  if (id === undefined || getVisitor().kind !== 'registered') return;
  if (!isUnsentOf(id)) await loadTank(id);
  while (belongsTo(id) && isUnsentOf(id)) await send(id);
}

/** Loads the account's tank; a guest's tank goes to an account without one. */
async function loadTank(id: string): Promise<void> {
  const settings = await getUserSettings();
  // An old server, or the user signed out or changed the tank meanwhile.
  if (settings.fuel === undefined || !belongsTo(id) || isUnsentOf(id)) return;
  const isGuests = tankAccount.get() === null && tankRecord.get() !== null;
  const isUnsent = settings.fuel === null && isGuests;
  if (!isUnsent) tankRecord.set(changedTank(null, settings) ?? null);
  tankAccount.set({ id, isUnsent });
}

/** Sends the phone's tank. */
async function send(id: string): Promise<void> {
  const tank = tankRecord.get();
  await changeTank(tank ?? { fuel: null });
  if (!belongsTo(id)) return;
  const isSame = JSON.stringify(tankRecord.get()) === JSON.stringify(tank);
  tankAccount.set({ id, isUnsent: !isSame });
}

/**
 * Forgets an account's tank and usual station after a logout. After an expired session both
 * stay until a guest enters.
 */
function forgetLeft(): void {
  const visitor = getVisitor();
  if ('user' in visitor || isExpired(visitor) || !tankAccount.get()) return;
  tankRecord.set(null);
  usualStation.set(null);
  tankAccount.set(null);
}

let syncedId: string | undefined;
let isFollowing = false;
/** Starts to synchronise with the signed-in account. */
export function followTank(): void {
  const follow = () => {
    forgetLeft();
    const id = userId();
    if (id !== syncedId) agree();
    // No requests are possible while the token is being checked.
    syncedId = getVisitor().kind === 'registered' ? id : undefined;
  };
  if (!isFollowing) {
    isFollowing = true;
    visitorStore.subscribe(follow);
    addEventListener('online', agree);
  }
  follow();
}
