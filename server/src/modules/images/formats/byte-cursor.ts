import { damaged } from '../unusable.ts';

/** Reads a file from front to back; reading beyond its end throws `damaged`. */
export class ByteCursor {
  readonly #bytes: Buffer;
  readonly #endian: 'big' | 'little';
  #at = 0;

  constructor(bytes: Buffer, endian: 'big' | 'little') {
    this.#bytes = bytes;
    this.#endian = endian;
  }

  /** Bytes read so far. */
  get at(): number {
    return this.#at;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  /** Reads an unsigned number. @param size in bytes, 1 to 4 */
  number(size: number): number {
    const bytes = this.take(size);
    return this.#endian === 'big' ? bytes.readUIntBE(0, size) : bytes.readUIntLE(0, size);
  }

  /** Returns the next bytes, without copying them. */
  take(size: number): Buffer {
    if (size > this.left) throw damaged();
    const from = this.#at;
    this.#at += size;
    return this.#bytes.subarray(from, this.#at);
  }

  /** Reads bytes as Latin-1 text. */
  text(size: number): string {
    return this.take(size).toString('latin1');
  }

  /** Returns what was read since a position, without copying it. */
  since(from: number): Buffer {
    return this.#bytes.subarray(from, this.#at);
  }
}
