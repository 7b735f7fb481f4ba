import pg from 'pg';

/** Milliseconds until a server that does not answer is given up. */
const connectMs = 5000;

/** Does something over a connection of its own, which ends with it. Rejects when it cannot be made, and as the work does. */
export async function withOneConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => undefined); // the statement under way fails, which says it
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
