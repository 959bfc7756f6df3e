export const EMBEDDED_DATABASE: string[];
export const COMMANDS: string[];
export const serverModule: (name: string) => string;
export const commandLine: (name: string) => string[];
export function noCommand(name: string | undefined, known: string[]): string;
export const SERVER: string[];
export function withMallocSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
