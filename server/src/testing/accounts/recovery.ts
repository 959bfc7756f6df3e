import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import type { Config } from '../../config.ts';
import { ANNA, post } from '../accounts.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { openTestSmtp, type TestSmtp } from '../smtp.ts';

export const NEW_PASSWORD = 'un altra password';

/** A server with a mail server, and the steps of recovering a password. */
export interface TestRecovery {
  server: TestApp;
  smtp: TestSmtp;
  /** Requests a code; by default for Anna. */
  ask(email?: string): Promise<LightMyRequestResponse>;
  /** Waits for the nth mail and returns its code. */
  codeOf(nth?: number): Promise<string>;
  /** Sets the password to `NEW_PASSWORD`. */
  reset(code: string, email?: string): Promise<LightMyRequestResponse>;
  login(password: string): Promise<LightMyRequestResponse>;
  /** Resets database and received mails. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Opens both servers. @param config further configuration */
export async function openTestRecovery(config: Partial<Config> = {}): Promise<TestRecovery> {
  const smtp = await openTestSmtp();
  const server = await openTestApp({ config: { ...config, smtpUrl: smtp.url } });
  return {
    server,
    smtp,
    ask: (email = ANNA.email) => post(server, '/auth/forgot-password', { email }),
    codeOf: async (nth = 1) => {
      const arrived = () => {
        expect(smtp.received).toHaveLength(nth);
        return smtp.received[nth - 1]!;
      };
      // Waits because the mail is sent after the answer; the timeout only ends hanging tests.
      const { mail } = await vi.waitFor(arrived, { timeout: 60_000 });
      return /\d{8}/.exec(mail.text!)![0];
    },
    reset: (code, email = ANNA.email) =>
      post(server, '/auth/reset-password', {
        email,
        code,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      }),
    login: (password) => post(server, '/login', { email: ANNA.email, password }),
    clear: async () => {
      await server.clear();
      smtp.received.length = 0;
    },
    close: async () => {
      await server.close();
      await smtp.close();
    },
  };
}
