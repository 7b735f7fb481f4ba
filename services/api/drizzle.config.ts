import { defineConfig } from 'drizzle-kit';

// The one place a default export is allowed: drizzle-kit reads it.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './drizzle',
});
