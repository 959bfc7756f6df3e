/** When a visitor without an account last answered the question for the position, and whether to ask again. */
import { CONSENT_COOLDOWN } from '@pieno/contract/limits.ts';
import type { SettingKey } from '@pieno/contract/settings.ts';
import { enum as oneOf, nullable, object, string, type infer as Infer } from 'zod/mini';
import { localRecord } from '../storage/local-record.ts';

const LastAnswerSchema = object({
  answer: oneOf(['accepted', 'dismissed']),
  /** ISO 8601 in UTC. */
  at: string(),
});
export type LastAnswer = Infer<typeof LastAnswerSchema>;

/** The answer and its time; where the visitor stood is in nobody's memory but the page's. */
export const lastAnswer = localRecord<LastAnswer | null>(
  'pieno.position-answer',
  nullable(LastAnswerSchema),
  null,
);

export function noteAnswer(answer: LastAnswer['answer']): void {
  lastAnswer.set({ answer, at: new Date().toISOString() });
}

interface Cooldown {
  setting: SettingKey;
  /** How many units when no setting says otherwise (spec §9). */
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

/** The global setting that says how long this answer holds. */
export const cooldownSetting = ({ answer }: LastAnswer): SettingKey => COOLDOWNS[answer].setting;

/**
 * Whether the question may be asked (again).
 * @param setting the global setting's value: minutes or days; anything else counts as the default
 */
export function isAskingDue(last: LastAnswer | null, setting: string | null, now: Date): boolean {
  if (!last) return true;
  const { count, unitMs } = COOLDOWNS[last.answer];
  const wanted = setting?.trim() ? Number(setting) : NaN;
  const cooldown = (wanted >= 0 && Number.isFinite(wanted) ? wanted : count) * unitMs;
  // Either way: a clock that was set back must not silence the question for years.
  return !(Math.abs(now.getTime() - Date.parse(last.at)) < cooldown);
}
