export const EMBEDDED_DATABASE: string[];
export const SERVER: string[];
export function withMallocSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
