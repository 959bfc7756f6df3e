export const CHROMIUM: { executablePath: string; args: string[] };
export const HEADLESS_CHROMIUM: typeof CHROMIUM;
