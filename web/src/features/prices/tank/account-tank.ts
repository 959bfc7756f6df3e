/**
 * The tank of a registered user, on this phone and in the account (rule own-tank): what the phone has not sent goes first, else
 * the account's holds. Loaded once somebody is registered, or a guest finds a
 * tank here, and the page at rest.
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
  /** Of the user. */
  id: string;
  /** True while the account has not heard what this phone says. */
  isUnsent: boolean;
}

/** The account to which the tank on this phone belongs; null for a guest's. */
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

/** Says what the visitor usually fills up, or takes it away: on the phone at once, to an account as soon as it can be reached. */
export function sayTank(tank: Tank | null): void {
  const id = userId();
  tankRecord.set(tank);
  tankAccount.set(id === undefined ? null : { id, isUnsent: true });
  agree();
}

let agreeing: Promise<void> | undefined;
/** Makes phone and account say the same; what cannot be done now is tried again by `followTank`. */
function agree(): void {
  const id = userId();
  agreeing ??= agreeNow()
    .catch(() => undefined)
    .finally(() => {
      agreeing = undefined;
      // Who has come meanwhile was not asked yet.
      if (userId() !== id) agree();
    });
}

async function agreeNow(): Promise<void> {
  const id = userId();
  if (id === undefined || getVisitor().kind !== 'registered') return;
  if (!isUnsentOf(id)) await hear(id);
  while (belongsTo(id) && isUnsentOf(id)) await send(id);
}

/** Takes what the account says; a guest's tank goes to an account that has none. */
async function hear(id: string): Promise<void> {
  const said = await getUserSettings();
  // Of a server of before, or somebody has gone, or said something meanwhile.
  if (said.fuel === undefined || !belongsTo(id) || isUnsentOf(id)) return;
  const isGuests = tankAccount.get() === null && tankRecord.get() !== null;
  const isUnsent = said.fuel === null && isGuests;
  if (!isUnsent) tankRecord.set(changedTank(null, said) ?? null);
  tankAccount.set({ id, isUnsent });
}

/** Sends what the phone says. */
async function send(id: string): Promise<void> {
  const tank = tankRecord.get();
  await changeTank(tank ?? { fuel: null });
  if (!belongsTo(id)) return;
  const isSame = JSON.stringify(tankRecord.get()) === JSON.stringify(tank);
  tankAccount.set({ id, isUnsent: !isSame });
}

/**
 * Forgets an account's tank and the usual station when that was left; both are kept where the session has only expired, until
 * a guest enters.
 */
function forgetLeft(): void {
  const visitor = getVisitor();
  if ('user' in visitor || isExpired(visitor) || !tankAccount.get()) return;
  tankRecord.set(null);
  usualStation.set(null);
  tankAccount.set(null);
}

let heardBy: string | undefined;
let isFollowing = false;
/** Keeps to the account of whoever is registered, from now on. */
export function followTank(): void {
  const follow = () => {
    forgetLeft();
    const id = userId();
    if (id !== heardBy) agree();
    // While a token is checked nobody can be asked yet.
    heardBy = getVisitor().kind === 'registered' ? id : undefined;
  };
  if (!isFollowing) {
    isFollowing = true;
    visitorStore.subscribe(follow);
    addEventListener('online', agree);
  }
  follow();
}
