const oids = { bigint: 20, text: 25 } as const;

const head = 20;
const nothing = -1;

/**
 * An array as PostgreSQL takes it without reading a text: a head, and each element with its length before it. As a text every
 * quote of a record would be escaped here and read back there.
 */
export function arrayOf(type: string, values: readonly unknown[]): Buffer {
  const isText = type === 'text';
  const lengths = values.map((value) => {
    if (value === null) return nothing;
    return isText ? Buffer.byteLength(value as string) : 8;
  });
  const total = lengths.reduce((sum, length) => sum + 4 + Math.max(length, 0), head);
  const bytes = Buffer.allocUnsafe(total);
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(lengths.includes(nothing) ? 1 : 0, 4);
  bytes.writeInt32BE(isText ? oids.text : oids.bigint, 8);
  bytes.writeInt32BE(values.length, 12);
  bytes.writeInt32BE(1, 16);
  let at = head;
  for (const [index, value] of values.entries()) {
    const length = lengths[index]!;
    at = bytes.writeInt32BE(length, at);
    if (length === nothing) continue;
    if (isText) bytes.write(value as string, at);
    else writeBigint(bytes, value as number, at);
    at += length;
  }
  return bytes;
}

/** A whole number that a double holds exactly, in two halves: much faster than by way of a BigInt. */
function writeBigint(bytes: Buffer, value: number, at: number): void {
  const high = Math.floor(value / 2 ** 32);
  bytes.writeInt32BE(high, at);
  bytes.writeUInt32BE(value - high * 2 ** 32, at + 4);
}
