/** Status of a GET, or undefined without an answer. */
async function statusOf(
  url: string,
  headers: Record<string, string>,
  limitMs: number,
): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(limitMs) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Whether a Meilisearch answers at the address. */
export const isHealthy = async (host: string, limitMs: number): Promise<boolean> =>
  (await statusOf(`${host}/health`, {}, limitMs)) === 200;

/** Whether the key may manage keys, which only the master key may. */
export const answersKey = async (host: string, masterKey: string, limitMs: number): Promise<boolean> =>
  (await statusOf(`${host}/keys?limit=1`, { authorization: `Bearer ${masterKey}` }, limitMs)) === 200;
