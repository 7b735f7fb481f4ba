import { parseSync } from '@swc/core';
import { eventSchemas, type EventName } from 'shared-contracts/events/schemas';

/** Calls that receive the event they name; every other mention is taken as sending it. */
const receivers: ReadonlySet<string> = new Set(['useEvent', 'useLastEvent', 'subscribe', 'last']);

/** Not a name that every object has, such as `toString`, which code mentions too. */
const isEvent = (name: string): name is EventName => Object.hasOwn(eventSchemas, name);

/** Whether it is worth parsing. */
const mayMention = (source: string): boolean => /["'][a-z-]+:[a-z-]+["']/.test(source);

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Name of a called function, also of `(0, module.name)(…)`. */
function calledName(callee: unknown): string | null {
  if (!isTree(callee)) return null;
  switch (callee['type']) {
    case 'Identifier':
      return typeof callee['value'] === 'string' ? callee['value'] : null;
    case 'MemberExpression':
      return calledName(callee['property']);
    case 'ParenthesisExpression':
      return calledName(callee['expression']);
    case 'SequenceExpression':
      return Array.isArray(callee['expressions']) ? calledName(callee['expressions'].at(-1)) : null;
    default:
      return null;
  }
}

/** Events that code sends and receives. */
export interface MentionedEvents {
  sent: EventName[];
  received: EventName[];
}

/**
 * Reads off the compiled source of modules which events they send and receive. Names are texts, so that one that is put
 * together while it runs is not found; the types of the bus allow none.
 */
export function mentionedEvents(sources: readonly string[]): MentionedEvents {
  const [sent, received] = [new Set<EventName>(), new Set<EventName>()];
  const walk = (node: unknown, isReceived: boolean): void => {
    if (Array.isArray(node)) return node.forEach((child) => walk(child, isReceived));
    if (!isTree(node)) return;
    const { type, value } = node;
    if (type === 'StringLiteral' && typeof value === 'string' && isEvent(value))
      (isReceived ? received : sent).add(value);
    // The table of schemas has every event as a key.
    if (type === 'KeyValueProperty' || type === 'MethodProperty') {
      const { key: _key, ...rest } = node;
      return walk(Object.values(rest), isReceived);
    }
    if (type === 'CallExpression' && Array.isArray(node['arguments'])) {
      const [first, ...others]: unknown[] = node['arguments'];
      walk(node['callee'], false);
      walk(first, receivers.has(calledName(node['callee']) ?? ''));
      return walk(others, false);
    }
    walk(Object.values(node), isReceived);
  };
  for (const source of sources.filter(mayMention))
    walk(parseSync(source, { syntax: 'ecmascript', target: 'es2022' }).body, false);
  return { sent: [...sent].toSorted(), received: [...received].toSorted() };
}
