import { ServerResponse, type IncomingMessage } from 'node:http';

/** An answer as it travels: head and bytes in one piece. */
export interface WholeAnswer {
  head: string;
  /** The head and what follows it. */
  bytes: Buffer;
}

/**
 * A response that can send an answer of which the head was written before. Node has no documented way to that:
 * `writeHead` looks at each name and value again, which costs more than sending the bytes. `_header` and `_headerSent`
 * are what it keeps of a head that it has written itself (decision 0042).
 */
export class ReadyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  declare private _header: string | null | undefined;
  declare private _headerSent: boolean;

  /** True when its head would be the same for every request: nothing was set on it, and the connection stays open. */
  get isPlain(): boolean {
    return (
      this._header === null &&
      this.req.method === 'GET' &&
      this.shouldKeepAlive &&
      this.getHeaderNames().length === 0
    );
  }

  /** Sends an answer with status 200; only on a plain response. */
  sendWhole({ head, bytes }: WholeAnswer): void {
    this._header = head;
    this._headerSent = true;
    this.end(bytes);
  }
}
