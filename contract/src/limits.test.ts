import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('the numbers are those of the specification', () => {
  expect(limits).toMatchObject({
    API_TIMEOUT_MS: 10_000,
    SETTING_CACHE_MS: 300_000,
    GUEST_POLL_MS: 1_000,
    SOCIAL_PLACEHOLDER_MS: 1_000,
    SUCCESS_BANNER_MS: 3_000,
    THEME_OVERLAY: { holdMs: 1_000, step: 0.1, stepMs: 20 },
    PASSWORD_MIN: 8,
    PASSWORD_METER_MIN: 10,
    SECURITY_CODE_DIGITS: 8,
    IMAGE_MAX_BYTES: 2_097_152,
    CONSENT_COOLDOWN: { deniedMinutes: 5, acceptedDays: 7 },
    GEOLOCATION: { timeout: 15_000, maximumAge: 300_000, enableHighAccuracy: true },
    MAP_ZOOM: 11.2,
    BUSINESS_MAP_HEIGHT: 250,
    BUSINESS_MARKER_COLOR: '#dc3545',
    LIGHTBOX: { zoomMax: 300, zoomStep: 100, animationMs: 300, padding: 10 },
    GALLERY_MASONRY: { columns: { 0: 2, 750: 2, 992: 3 }, gutter: 20 },
  });
});
