import * as z from 'zod/mini';
import { tenantConfigSchema } from './schema';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of `sites/<slug>/site.json`, generated from the same schema that checks the file, so that an
 * editor completes and explains every key. `npx forecourt sites schema` writes it to `sites/site.schema.json`.
 */
export function siteJsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(tenantConfigSchema, { io: 'input', unrepresentable: 'throw' }) as JsonSchema; // a JSON Schema is a plain object
  const properties = schema['properties'] as JsonSchema; // an object schema always lists its properties
  // A template may hold any value of a site, so nothing but the site's identity can be required here.
  return {
    ...schema,
    title: 'Forecourt site',
    description: 'Config of one dealer site. Explained in sites/README.md.',
    properties: {
      $schema: { type: 'string', description: 'Path of this schema, for editors.' },
      ...properties,
    },
  };
}
