import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteJsonSchema } from './json-schema';

test('sites/site.schema.json is generated from the schema that checks the sites', () => {
  const file = path.join(__dirname, '../../../sites/site.schema.json');
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isCurrent = JSON.stringify(stored) === JSON.stringify(siteJsonSchema());
  if (!isCurrent) throw new Error('sites/site.schema.json is out of date. Run: npx forecourt sites schema');
});

test('the schema explains a key, its default and its limits, and refuses unknown keys', () => {
  const schema = siteJsonSchema();
  expect(schema).toMatchObject({
    additionalProperties: false,
    required: ['site'],
    properties: {
      search: {
        additionalProperties: false,
        properties: { hitsPerPage: { description: 'Hits per page.', default: 21, minimum: 1, maximum: 100 } },
      },
    },
  });
});
