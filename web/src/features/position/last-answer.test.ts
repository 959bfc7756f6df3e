// Tests rule position-cooldown.
import { expect, test } from 'vitest';
import { cooldownSetting, isAskingDue, type LastAnswer } from './last-answer.ts';

const AT = '2026-11-21T10:00:00.000Z';
const dismissed: LastAnswer = { answer: 'dismissed', at: AT };
const accepted: LastAnswer = { answer: 'accepted', at: AT };
const after = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000);
const DAY = 24 * 60;

test('asks a visitor who was never asked', () => {
  expect(isAskingDue(null, null, after(0))).toBe(true);
});

test.each([
  ['5 minutes after a refusal', dismissed, null, 5],
  ['7 days after an acceptance', accepted, null, 7 * DAY],
  ['as many minutes as the setting wants', dismissed, '30', 30],
  ['as many days as the setting wants', accepted, ' 1.5 ', 1.5 * DAY],
  ['the default where the setting is empty', dismissed, ' ', 5],
  ['the default where it is no number', accepted, 'sette', 7 * DAY],
  ['the default where it is negative', dismissed, '-1', 5],
  ['the default where it never ends', dismissed, 'Infinity', 5],
])('asks again: %s', (_, last, setting, minutes) => {
  expect(isAskingDue(last, setting, after(minutes - 0.01))).toBe(false);
  expect(isAskingDue(last, setting, after(minutes))).toBe(true);
});

test('a cooldown of zero asks at once', () => {
  expect(isAskingDue(dismissed, '0', after(0))).toBe(true);
});

test('asks again after the clock was set back, or if the stored time is invalid', () => {
  expect(isAskingDue(dismissed, null, after(-60))).toBe(true);
  expect(isAskingDue({ ...dismissed, at: 'ieri' }, null, after(0))).toBe(true);
});

test('each answer has its own setting', () => {
  expect(cooldownSetting(dismissed)).toBe('modal_cooldown_minutes_denied');
  expect(cooldownSetting(accepted)).toBe('modal_cooldown_days_accepted');
});
