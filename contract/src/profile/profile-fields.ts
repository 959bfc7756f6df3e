/** Fields of a profile, for pages without a schema: the first schema of a page loads Zod. */

/** Form field of the picture in POST /user/avatar (rule call-user). */
export const AVATAR_FIELD = 'avatar_image';

/** The switches of the settings page, each changed by a separate call. */
export const USER_SWITCHES = ['available_status', 'notifications', 'dark'] as const;
export type UserSwitch = (typeof USER_SWITCHES)[number];

export const AGE_SLOTS = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
