import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import https from 'node:https';

/** Maximum bytes read of an answer, so that its connection can be used again. */
const ANSWER_MAX_BYTES = 8 * 1024;

interface Post {
  agent: https.Agent;
  headers: Record<string, string | number>;
  body: Buffer;
  limitMs: number;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

/**
 * Posts a body and follows no redirect.
 * @throws for a connection that fails, is cut off or takes too long
 */
export async function postOnce(
  url: URL,
  { agent, headers, body, limitMs, signal }: Post,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    https
      .request(url, { method: 'POST', agent, headers, signal: limited }, resolve)
      .on('error', reject)
      .end(body);
  });
  await drain(response);
  return { status: response.statusCode!, headers: response.headers };
}

async function drain(response: IncomingMessage): Promise<void> {
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.byteLength;
      // Leaving the loop closes the connection.
      if (size > ANSWER_MAX_BYTES) return;
    }
  } catch {
    // Only the status matters.
  }
}
