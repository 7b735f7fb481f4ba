import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

/*
 * Commands talk to a running platform over a local socket, in lines of JSON. One connection is one call.
 */

/** What a command asks. */
export const callSchema = z.object({ operation: z.string(), args: z.unknown() });

/** What the platform answers, line by line; the last line is `done` or `failed`. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), text: z.string() }),
  z.object({ kind: z.literal('done'), result: z.unknown() }),
  z.object({
    kind: z.literal('failed'),
    /** What happened, why, what to do. */
    message: z.string(),
    /** The caller requested something that makes no sense, as against work that went wrong. */
    isUsage: z.boolean(),
  }),
]);
export type Answer = z.infer<typeof answerSchema>;

/** Where the running platform of a data folder is found (`control.json`). */
export const controlFileSchema = z.object({
  pid: z.int(),
  socket: z.string(),
  /** Port the sites are served on. */
  port: z.int(),
  /** ISO 8601. */
  startedAt: z.string(),
});
export type ControlFile = z.infer<typeof controlFileSchema>;

export const controlFile = (home: string): string => join(home, 'control.json');

/** Longest path a socket may have on every system we run on. */
const longestSocketPath = 100;

/** Path of the socket: in the data folder, or beside the temporary files when that path is too long for a socket. */
export function socketPath(home: string): string {
  const inside = join(home, 'control.sock');
  if (inside.length <= longestSocketPath) return inside;
  const id = createHash('sha256').update(home).digest('hex').slice(0, 16);
  return join(tmpdir(), `forecourt-${id}.sock`);
}
