import type { PayloadFields } from 'shared-contracts/events/payload-fields';
import type { ReleaseExchange } from 'shared-contracts/remote/composition';
import { labelOf, wayOut, type LiveRelease } from './neighbours';

type Exchanging = LiveRelease & { manifest: { exchange: ReleaseExchange } };

const isExchanging = (release: LiveRelease): release is Exchanging => release.manifest.exchange !== undefined;

const isLiteral = (type: string): boolean => /^["\d-]|^(?:true|false)$/.test(type);

/** Whether a reader that knows these types takes a value of that one. */
function accepts(known: readonly string[], type: string): boolean {
  if (type === 'any' || known.includes('any') || known.includes(type)) return true;
  if (type === 'integer') return known.includes('number');
  if (!isLiteral(type)) return false;
  if (type.startsWith('"')) return known.includes('string');
  if (type === 'true' || type === 'false') return known.includes('boolean');
  return known.includes('number') || (!type.includes('.') && known.includes('integer'));
}

/** Path of what a field is in; null at the top. */
function parentOf(path: string): string | null {
  const end = Math.max(path.lastIndexOf('.'), path.endsWith('[]') ? path.length - 2 : -1);
  return end > 0 ? path.slice(0, end) : null;
}

/** Fields that are not sent as their reader needs them. Those inside a field that is not sent at all are left out. */
function unreadable(sent: PayloadFields, read: PayloadFields): string[] {
  return Object.entries(read).flatMap(([path, known]) => {
    const parent = parentOf(path);
    if (parent !== null && !sent[parent]) return [];
    const types = sent[path] ?? ['undefined'];
    return types.every((type) => accepts(known, type)) ? [] : [path];
  });
}

const pairs = (sent: ReleaseExchange['sent'], read: ReleaseExchange['sent']) =>
  Object.entries(sent).flatMap(([event, fields]) => {
    const wanted = read[event];
    const missing = wanted ? unreadable(fields, wanted).join(', ') : '';
    return missing === '' ? [] : [{ event, missing }];
  });

/** Events that one release sends and the shell does not know. */
const uncarried = (sender: ReleaseExchange, shell: ReleaseExchange): string =>
  Object.keys(sender.sent)
    .filter((event) => !shell.carried[event])
    .join(', ');

/** What speaks against the payloads between a candidate and one neighbour. */
function payloadProblems(own: ReleaseExchange, neighbour: Exchanging): string[] {
  const other = neighbour.manifest.exchange;
  const label = labelOf(neighbour);
  const unknown = uncarried(own, other);
  const dropped = uncarried(other, own);
  return [
    ...pairs(own.sent, other.received).map(
      ({ event, missing }) => `it does not send ${missing} of ${event} as ${label} reads it`,
    ),
    ...pairs(other.sent, own.received).map(
      ({ event, missing }) => `it reads ${missing} of ${event}, which ${label} does not send so`,
    ),
    ...pairs(own.sent, other.carried).map(
      ({ event, missing }) => `${label} drops its ${event}, which is sent without a fitting ${missing}`,
    ),
    ...pairs(other.sent, own.carried).map(
      ({ event, missing }) => `it drops ${event} of ${label}, which is sent without a fitting ${missing}`,
    ),
    ...pairs(own.carried, other.received).map(
      ({ event, missing }) => `it does not carry ${missing} of ${event} as ${label} reads it`,
    ),
    ...pairs(other.carried, own.received).map(
      ({ event, missing }) => `it reads ${missing} of ${event}, which ${label} does not carry so`,
    ),
    ...(neighbour.manifest.name === 'shell' && unknown !== ''
      ? [`it sends ${unknown}, which ${label} does not know`]
      : []),
    ...(Object.keys(own.carried).length > 0 && dropped !== ''
      ? [`it does not know ${dropped}, which ${label} sends`]
      : []),
  ];
}

/** Events of the version before that would have no sender, or no listener, any more. */
function goneProblems(
  own: ReleaseExchange,
  before: ReleaseExchange,
  neighbours: readonly Exchanging[],
  retired: readonly string[],
): string[] {
  const gone = (from: 'sent' | 'received', to: 'sent' | 'received', verb: string, theirs: string) =>
    Object.keys(before[from])
      .filter((event) => !own[from][event] && !retired.includes(event))
      .flatMap((event) => {
        const others = neighbours.filter(({ manifest }) => manifest.exchange[to][event]);
        const stays = neighbours.some(({ manifest }) => manifest.exchange[from][event]);
        if (stays || others.length === 0) return [];
        return [
          `it no longer ${verb} ${event}, which ${others.map(labelOf).join(', ')} ${theirs}${wayOut(event)}`,
        ];
      });
  return [
    ...gone('sent', 'received', 'sends', 'listens to'),
    ...gone('received', 'sent', 'answers', 'sends'),
  ];
}

/**
 * What speaks against a candidate in the events between it and what is live: payloads that their reader does not
 * understand, events without a sender or a listener. Releases that do not say what they exchange are left out.
 *
 * @param before what the live version of the candidate exchanges
 * @param retired events that may go
 */
export function eventProblems(
  own: ReleaseExchange,
  neighbours: readonly LiveRelease[],
  before: ReleaseExchange | undefined,
  retired: readonly string[],
): string[] {
  const exchanging = neighbours.filter(isExchanging);
  return [
    ...exchanging.flatMap((neighbour) => payloadProblems(own, neighbour)),
    ...(before ? goneProblems(own, before, exchanging, retired) : []),
  ];
}
