import type { OutgoingHttpHeaders } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DescribedCall, AnyRequest } from './requests.ts';
import type { Role } from './visitors.ts';

export interface Answer {
  statusCode: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

/** Roles that may read other people's e-mails; each call decides what they see. */
const TRUSTED: ReadonlySet<Role> = new Set(['owner', 'admin']);
const EMAIL = /[\w.+-]+@example\.sm/g;

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
/** By the text of their schemas: most calls have the same refusals. */
const checks = new Map<string, ValidateFunction>();

function checkOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const check = checks.get(text) ?? ajv.compile(schema);
  checks.set(text, check);
  return check;
}

/** Makes a check of a call's answers against the OpenAPI description, which returns the faults, one sentence each. */
export function answerChecker({ operation }: DescribedCall) {
  return (role: Role, request: AnyRequest, { statusCode, headers, body }: Answer): string[] => {
    const faults: string[] = [];
    if (statusCode >= 500) faults.push(`answered ${statusCode}`);
    const described = operation.responses[String(statusCode)];
    if (!described) return [...faults, `status ${statusCode} is not described`];
    const type = (headers['content-type'] ?? '').split(';', 1)[0]!;
    const { content } = described;
    if (!content && body !== '') faults.push(`status ${statusCode} has a body`);
    if (content && body !== '') {
      const { schema } = content[type] ?? {};
      const isPage = statusCode >= 400 && type === 'text/html';
      // A person reads an error as a page.
      if (isPage && request.headers['accept']?.includes(type)) return faults;
      if (!schema) faults.push(`status ${statusCode} is of type ${type}, which is not described`);
      else if (type === 'application/json') {
        const check = checkOf(schema);
        if (!check(JSON.parse(body))) {
          faults.push(
            `status ${statusCode} does not fit its schema: ${ajv.errorsText(check.errors)}`,
          );
        }
      }
    }
    if (!TRUSTED.has(role)) {
      const own = JSON.stringify(request).toLowerCase();
      const foreign = (body.match(EMAIL) ?? []).filter(
        (email) => !own.includes(email) && !(role === 'user' && email.startsWith('user')),
      );
      if (foreign.length > 0) faults.push(`tells the e-mail ${foreign[0]}`);
    }
    return faults;
  };
}
