/*
 * A film in the WebM container (Matroska, RFC 9559) whose every picture is a VP8 key frame, which is just what a lossy
 * WebP file holds. So a film needs no encoder beyond the one that makes the pictures.
 */

const ID = {
  header: 0x1a_45_df_a3,
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  tracks: 0x16_54_ae_6b,
  cluster: 0x1f_43_b6_75,
} as const;

export interface FilmSize {
  width: number;
  height: number;
  /** How long each picture stands, in milliseconds. */
  frameMs: number;
}

/** Marker bits say how long an id is, so its bytes are written as they are. */
function idBytes(id: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(id);
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0));
}

/** An element: id, length in eight bytes, content. */
function element(id: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(0x01_00_00_00_00_00_00_00n + BigInt(body.length));
  return Buffer.concat([idBytes(id), length, body]);
}

function whole(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function real(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value, 'latin1'));

/** Key frame of the only track, so many milliseconds into its cluster. */
function simpleBlock(frame: Buffer, atMs: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(atMs, 1);
  return element(0xa3, head, frame);
}

/** The VP8 frame of a lossy WebP file. @throws Error for any other WebP */
export function frameOf(webp: Buffer): Buffer {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ')
    throw new Error('Only a lossy WebP without alpha is a film frame.');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}

/**
 * Puts VP8 key frames together to a film of less than half a minute.
 * @throws RangeError for a longer one: a block's time in its cluster has 16 bits
 */
export function webmOf(frames: readonly Buffer[], { width, height, frameMs }: FilmSize): Buffer {
  const durationMs = frames.length * frameMs;
  if (durationMs > 32_000) throw new RangeError(`A film of ${durationMs} ms needs more than one cluster.`);
  const header = element(
    ID.header,
    whole(0x42_86, 1),
    whole(0x42_f7, 1),
    whole(0x42_f2, 4),
    whole(0x42_f3, 8),
    text(0x42_82, 'webm'),
    whole(0x42_87, 2),
    whole(0x42_85, 2),
  );
  const info = element(
    ID.info,
    // Times are in milliseconds.
    whole(0x2a_d7_b1, 1_000_000),
    real(0x44_89, durationMs),
    text(0x4d_80, 'forecourt'),
    text(0x57_41, 'forecourt'),
  );
  const video = element(0xe0, whole(0xb0, width), whole(0xba, height));
  const track = element(
    0xae,
    whole(0xd7, 1),
    whole(0x73_c5, 1),
    whole(0x83, 1),
    whole(0x9c, 0),
    text(0x86, 'V_VP8'),
    whole(0x23_e3_83, frameMs * 1_000_000),
    video,
  );
  const blocks = frames.map((frame, at) => simpleBlock(frame, at * frameMs));
  const cluster = element(ID.cluster, whole(0xe7, 0), ...blocks);
  return Buffer.concat([header, element(ID.segment, info, element(ID.tracks, track), cluster)]);
}
