import * as z from 'zod/mini';
import { eventSchemas, type EventName } from './schemas';

/**
 * Types of every field of an event's payload by its path, such as `entry.id` or `items[].slug`. `undefined` is among them
 * where the field may be left out; fixed values stand as JSON.
 */
export type PayloadFields = Record<string, string[]>;

/** What is read of a JSON schema. */
const nodeSchema = z.looseObject({
  type: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
});
type Node = z.output<typeof nodeSchema>;

const typesOf = (node: Node): string[] => {
  if ('const' in node) return [JSON.stringify(node.const)];
  if (node.enum) return node.enum.map((value) => JSON.stringify(value));
  return [node.type ?? 'any'];
};

function addNode(fields: PayloadFields, path: string, raw: unknown, isOptional: boolean): void {
  const parsed = z.safeParse(nodeSchema, raw);
  const node: Node = parsed.success ? parsed.data : {};
  const choices = node.anyOf ?? node.allOf;
  if (choices) {
    for (const choice of choices) addNode(fields, path, choice, isOptional);
    return;
  }
  if (path !== '') {
    const types = [...(fields[path] ?? []), ...typesOf(node), ...(isOptional ? ['undefined'] : [])];
    fields[path] = [...new Set(types)].toSorted();
  }
  const at = path === '' ? '' : `${path}.`;
  const required = new Set(node.required);
  for (const [name, child] of Object.entries(node.properties ?? {}))
    addNode(fields, at + name, child, !required.has(name));
  if (typeof node.additionalProperties === 'object')
    addNode(fields, `${at}*`, node.additionalProperties, true);
  if (node.items !== undefined) addNode(fields, `${path}[]`, node.items, false);
}

/** Fields of an event's payload as this contract has them, for the manifest of a release. */
export function payloadFields(event: EventName): PayloadFields {
  const fields: PayloadFields = {};
  addNode(fields, '', z.toJSONSchema(eventSchemas[event](), { unrepresentable: 'any' }), false);
  return fields;
}
