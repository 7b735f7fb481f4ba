import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { UsageError } from '../errors';
import { answerSchema, controlFile, controlFileSchema, type ControlFile } from './protocol';

/** How long a platform that is there may take to accept a connection. */
const connectLimitMs = 2000;

/** A running platform. */
export interface RunningPlatform extends ControlFile {
  /** Runs an operation there. Rejects with its error. */
  call: (operation: string, args: unknown, onProgress?: (text: string) => void) => Promise<unknown>;
}

function readControlFile(home: string): ControlFile | null {
  try {
    const parsed = z.safeParse(controlFileSchema, JSON.parse(readFileSync(controlFile(home), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // no platform has been started here, or it was stopped
  }
}

function open(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.setTimeout(connectLimitMs, () => socket.destroy());
    socket.once('connect', () => {
      socket.setTimeout(0);
      resolve(socket);
    });
    // There is no listener: control.json is left over from a platform that was killed.
    socket.once('error', () => resolve(null));
    socket.once('close', () => resolve(null));
  });
}

function ask(
  socket: Socket,
  operation: string,
  args: unknown,
  onProgress: (text: string) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: socket });
    lines.on('line', (line) => {
      const answer = z.safeParse(answerSchema, JSON.parse(line));
      if (!answer.success)
        return reject(
          new Error(
            'The running platform answered in another language: it is of another version. Restart it.',
          ),
        );
      switch (answer.data.kind) {
        case 'progress':
          return onProgress(answer.data.text);
        case 'done':
          socket.end();
          return resolve(answer.data.result);
        case 'failed':
          socket.end();
          return reject(
            answer.data.isUsage ? new UsageError(answer.data.message) : new Error(answer.data.message),
          );
      }
    });
    lines.once('close', () =>
      reject(
        new Error(
          `The platform stopped before "${operation}" was done. Start it again and repeat the command.`,
        ),
      ),
    );
    socket.write(`${JSON.stringify({ operation, args })}\n`);
  });
}

/** The running platform of a data folder, or null. */
export async function findPlatform(home: string): Promise<RunningPlatform | null> {
  const file = readControlFile(home);
  if (!file) return null;
  const probe = await open(file.socket);
  if (!probe) return null;
  probe.destroy();
  return {
    ...file,
    call: async (operation, args, onProgress = () => undefined) => {
      const socket = await open(file.socket);
      if (!socket) throw new Error('The platform stopped. Start it again and repeat the command.');
      return ask(socket, operation, args, onProgress);
    },
  };
}
