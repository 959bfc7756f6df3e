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
    const from = this.skip(size);
    const bytes = this.#bytes;
    return this.#endian === 'big' ? bytes.readUIntBE(from, size) : bytes.readUIntLE(from, size);
  }

  /** Returns the next bytes, without copying them. */
  take(size: number): Buffer {
    const from = this.skip(size);
    return this.#bytes.subarray(from, this.#at);
  }

  /** Skips the next bytes; makes no object, as a file may have 150,000 parts. @returns their position */
  skip(size: number): number {
    if (size > this.left) throw damaged();
    const from = this.#at;
    this.#at += size;
    return from;
  }

  /** Reads bytes as Latin-1 text. */
  text(size: number): string {
    const from = this.skip(size);
    return this.#bytes.toString('latin1', from, this.#at);
  }

  /** Returns what was read since a position, without copying it. */
  since(from: number): Buffer {
    return this.#bytes.subarray(from, this.#at);
  }
}
