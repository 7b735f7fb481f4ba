import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { messageOf } from 'service-api/error-message';
import * as z from 'zod/mini';
import { UsageError } from '../errors';
import { callSchema, controlFile, socketPath, type Answer, type ControlFile } from './protocol';

/** Runs one operation. */
export type Operate = (
  operation: string,
  args: unknown,
  context: { progress: (text: string) => void; signal: AbortSignal },
) => Promise<unknown>;

/** Longest line a command may send. */
const longestLine = 1024 * 1024;

async function answerCall(
  socket: Socket,
  operate: Operate,
  line: string,
  signal: AbortSignal,
): Promise<void> {
  const send = (answer: Answer) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
  };
  try {
    if (line.length > longestLine) throw new UsageError('The call is too long.');
    const call = z.safeParse(callSchema, JSON.parse(line));
    if (!call.success) throw new UsageError('The call is not {operation, args}.');
    const { operation, args } = call.data;
    const result = await operate(operation, args, {
      progress: (text) => send({ kind: 'progress', text }),
      signal,
    });
    send({ kind: 'done', result: result ?? null });
  } catch (error) {
    send({
      kind: 'failed',
      message: messageOf(error),
      isUsage: error instanceof UsageError,
    });
  }
  socket.end();
}

/**
 * Opens the control socket of a data folder and writes `control.json`, readable by the owner only. A socket that
 * a killed platform left behind is replaced; the caller has made sure that none is running.
 */
export async function openControl(options: {
  home: string;
  port: number;
  operate: Operate;
}): Promise<{ close: () => Promise<void> }> {
  const { home, port, operate } = options;
  const path = socketPath(home);
  const file = controlFile(home);
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const controller = new AbortController();
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      controller.abort();
    });
    createInterface({ input: socket }).once(
      'line',
      (line) => void answerCall(socket, operate, line, controller.signal),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  const content: ControlFile = { pid: process.pid, socket: path, port, startedAt: new Date().toISOString() };
  writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return {
    close: async () => {
      rmSync(file, { force: true });
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      rmSync(path, { force: true });
    },
  };
}
