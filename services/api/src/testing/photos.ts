import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A JPEG with the place it was taken at, of 640 x 480 pixels unless a test says otherwise. */
export const carPhoto = ({ width = 640, height = 480, red = 120, orientation = 1 }): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: red, g: 90, b: 60 },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .withExif({
      IFD0: { ImageDescription: 'Private Road 7' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '27/1 36/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '153/1 6/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says it is so many pixels wide and high, and holds none of them. */
export function headerOfHugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 0x03, 0, 0, 0, 0, 1])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
