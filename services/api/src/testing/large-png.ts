import { deflateSync } from 'node:zlib';

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** Without a checksum, which pdfkit does not look at. */
const chunk = (type: string, data: Buffer): Buffer =>
  Buffer.concat([word(data.length), Buffer.from(type), data, word(0)]);

/** A PNG of transparent dots, as wide as high: pdfkit parts them dot by dot, which takes it a second at 4000. */
export function largePng(side: number): Buffer {
  // Eight bits of red, green, blue and opacity each, packed and filtered in the only ways there are, no interlacing.
  const header = Buffer.concat([word(side), word(side), Buffer.from([8, 6, 0, 0, 0])]);
  const rows = deflateSync(Buffer.alloc(side * (1 + side * 4)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
