import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Where in a conversation a fault happens. */
export type MailPhase = 'greeting' | 'ehlo' | 'mail' | 'rcpt' | 'data' | 'end';

/** What a server does wrong. */
export type MailFault =
  | { kind: 'none' | 'refuse' | 'reset' | 'trickle' | 'no-tls' }
  | { kind: 'answer'; at: MailPhase; line: string }
  | { kind: 'hang' | 'drop'; at: MailPhase }
  /** It has accepted the mail, confirms that, and ends the connection at once. */
  | { kind: 'drop-after-end' };

/** A mail server of a test, which is at fault until it is mended. */
export interface FaultyMailServer {
  url: string;
  /** Mails whose last byte arrived, whatever was answered. */
  received: string[];
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

const answers: Readonly<Record<MailPhase, string>> = {
  greeting: '220 ready',
  ehlo: '250 hello',
  mail: '250 sender ok',
  rcpt: '250 recipient ok',
  data: '354 go on',
  end: '250 taken',
};

const phaseOf = (line: string): MailPhase | null => {
  const command = line.slice(0, 4).toUpperCase();
  return ({ EHLO: 'ehlo', HELO: 'ehlo', MAIL: 'mail', RCPT: 'rcpt', DATA: 'data' } as const)[command] ?? null;
};

/** Milliseconds between two bytes of a server that answers one at a time. */
const trickleMs = 50;

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
const stop = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

async function trickle(socket: Socket, line: string): Promise<void> {
  for (const byte of line) {
    if (socket.destroyed) return;
    socket.write(byte);
    await wait(trickleMs);
  }
}

/** Answers one phase, rightly or not. Gives whether the conversation goes on. */
function answer(socket: Socket, phase: MailPhase, fault: MailFault): boolean {
  const isHere = 'at' in fault && fault.at === phase;
  if (isHere && fault.kind === 'hang') return false;
  if (isHere && fault.kind === 'drop') {
    socket.destroy();
    return false;
  }
  const line = `${isHere && fault.kind === 'answer' ? fault.line : answers[phase]}\r\n`;
  if (fault.kind === 'drop-after-end' && phase === 'end') socket.end(line);
  else if (fault.kind === 'trickle') void trickle(socket, line);
  else socket.write(line);
  return /^[23]/.test(line);
}

/** Holds one conversation; gives whole mails to `onMail`. */
function converse(socket: Socket, faultNow: () => MailFault, onMail: (mail: string) => void): void {
  let input = '';
  let isMail = false;
  socket.on('data', (chunk: Buffer) => {
    input += chunk.toString();
    for (;;) {
      const mark = isMail ? '\r\n.\r\n' : '\r\n';
      const end = input.indexOf(mark);
      if (end < 0) return;
      const whole = input.slice(0, end);
      input = input.slice(end + mark.length);
      if (isMail) {
        isMail = false;
        onMail(whole);
        answer(socket, 'end', faultNow());
        continue;
      }
      const phase = phaseOf(whole);
      if (phase === null) {
        socket.end('221 bye\r\n');
        return;
      }
      const goesOn = answer(socket, phase, faultNow());
      isMail = phase === 'data' && goesOn;
    }
  });
  answer(socket, 'greeting', faultNow());
}

/** Starts a server with one fault. Bytes are handled by hand: a library would not do wrong what is wanted here. */
export async function startFaultyMailServer(fault: MailFault): Promise<FaultyMailServer> {
  let now = fault;
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined); // the client ended it
    if (now.kind === 'reset') socket.resetAndDestroy();
    else
      converse(
        socket,
        () => now,
        (mail) => received.push(mail),
      );
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  if (fault.kind === 'refuse') await stop(server);
  return {
    url: `${fault.kind === 'no-tls' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    received,
    async mend() {
      if (now.kind === 'refuse') await listen(server, port);
      now = { kind: 'none' };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await stop(server);
    },
  };
}
