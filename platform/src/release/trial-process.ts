import { writeFileSync } from 'node:fs';
import { ownerOf } from 'service-delivery/bundles';
import { messageOf } from 'service-api/error-message';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure, type ErrorCode } from 'shared-contracts/errors';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import { smokeRender } from './smoke-render';
import type { FromTrial, ToTrial } from './trial-messages';

/* The process in which a candidate is tried. It may be ended at any moment. */

const send = (message: FromTrial): void => void process.send?.(message);

/** When memory runs out on this machine, this process goes. */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has it.
  }
}

const waiting = new Map<number, (answer: Extract<ToTrial, { kind: 'answer' }>) => void>();
let lastId = 0;
function call(site: string, service: 'api' | 'search', args: unknown[]): Promise<unknown> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, ({ value, failure }) => {
      if (failure === null) return resolve(value);
      reject(new ApiFailure(failure.code as ErrorCode, failure.message, failure.details)); // made from one
    });
    send({ kind: 'call', id, site, service, args });
  });
}

const api = (site: string): CallApi => ((name, input) => call(site, 'api', [name, input])) as CallApi; // the platform answers as its own calls do
const search = (site: string): SearchClient => ((queries) => call(site, 'search', [queries])) as SearchClient; // likewise

process.on('uncaughtException', (error) =>
  send({
    kind: 'escaped',
    release: ownerOf(error, 'exception'),
    message: `an error escaped: ${messageOf(error)}`,
  }),
);
process.on('unhandledRejection', (reason) =>
  send({
    kind: 'escaped',
    release: ownerOf(reason, 'rejection'),
    message: `a promise was rejected without a handler: ${messageOf(reason)}`,
  }),
);

process.on('message', (message: ToTrial) => {
  switch (message.kind) {
    case 'answer':
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      return;
    case 'settle':
      setTimeout(() => send({ kind: 'settled' }), message.ms);
      return;
    case 'render': {
      const prefetched = message.now - Date.now();
      const now = () => new Date(Date.now() + prefetched);
      const onAlone = (address: string) => send({ kind: 'alone', address });
      void smokeRender(message.job, { api, search, now }, onAlone).then((run) =>
        send({ kind: 'rendered', run }),
      );
    }
  }
});
process.on('disconnect', () => process.exit(0));
// The platform may have ended while this process was loading.
if (!process.connected) process.exit(0);
goFirst();
send({ kind: 'ready' });
