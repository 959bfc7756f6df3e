/**
 * Stores when a visitor without an account last answered the position question, and decides
 * whether to ask again.
 */
import { CONSENT_COOLDOWN } from '@pieno/contract/profile/position-limits.ts';
import type { SettingKey } from '@pieno/contract/settings/settings.ts';
import { localRecord } from '../../core/storage/local-record.ts';
import { fields, flag, nullable, oneOf, orElse, text } from '../../core/storage/stored-shape.ts';

export interface LastAnswer {
  answer: 'accepted' | 'dismissed';
  /** ISO 8601 in UTC. */
  at: string;
  /** The guest who answered: consent lasts as long as this guest's access. */
  guest?: string | undefined;
  /** True if the browser dismissed it, not the visitor. */
  byBrowser?: boolean | undefined;
}

const readLastAnswer = fields<LastAnswer>({
  answer: oneOf('accepted', 'dismissed'),
  at: text,
  guest: orElse<string | undefined>(text, undefined),
  byBrowser: orElse<boolean | undefined>(flag, undefined),
});

/** The last answer and its time. The position itself is only in memory. */
export const lastAnswer = localRecord<LastAnswer | null>(
  'pieno.position-answer',
  nullable(readLastAnswer),
  null,
);

export function noteAnswer(
  answer: LastAnswer['answer'],
  by: Pick<LastAnswer, 'guest' | 'byBrowser'> = {},
): void {
  lastAnswer.set({ answer, at: new Date().toISOString(), ...by });
}

interface Cooldown {
  setting: SettingKey;
  /** Number of units if the setting is invalid (rule position-cooldown). */
  count: number;
  unitMs: number;
}

const MINUTE_MS = 60_000;
const COOLDOWNS: Record<LastAnswer['answer'], Cooldown> = {
  dismissed: {
    setting: 'modal_cooldown_minutes_denied',
    count: CONSENT_COOLDOWN.deniedMinutes,
    unitMs: MINUTE_MS,
  },
  accepted: {
    setting: 'modal_cooldown_days_accepted',
    count: CONSENT_COOLDOWN.acceptedDays,
    unitMs: 24 * 60 * MINUTE_MS,
  },
};

/** Returns the key of the global setting for how long this answer holds. */
export const cooldownSetting = ({ answer }: LastAnswer): SettingKey => COOLDOWNS[answer].setting;

/**
 * True if the question may be asked (again).
 * @param setting value of the global setting, in minutes or days; the default applies unless
 * it is a non-negative number
 */
export function isAskingDue(last: LastAnswer | null, setting: string | null, now: Date): boolean {
  if (!last) return true;
  const { count, unitMs } = COOLDOWNS[last.answer];
  const wanted = setting?.trim() ? Number(setting) : NaN;
  const cooldown = (wanted >= 0 && Number.isFinite(wanted) ? wanted : count) * unitMs;
  // Absolute difference: a clock that was set back must not block the question for years.
  return !(Math.abs(now.getTime() - Date.parse(last.at)) < cooldown);
}
