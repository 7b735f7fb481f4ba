import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from 'shared-contracts/api/endpoints';
import { idempotencyHeader } from 'shared-contracts/api/schemas';
import type { LeadResponse } from 'shared-contracts/entities/lead';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';

/** What became of one submission. */
export interface Submission {
  /** The lead that was promised. */
  leadId: number | null;
  tries: number;
}

/** Milliseconds until a lead whose answer never came is sent again, and between two tries. */
const [answerLimitMs, pauseMs] = [5000, 50];

/** Posts once; null for no answer, or one that promises nothing. */
const post = (port: number, key: string, number: number): Promise<number | null> =>
  new Promise((resolve) => {
    const body = JSON.stringify(
      makeLeadRequest({ values: makeLeadValues({ message: `submission ${number}` }) }),
    );
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: endpoints.createLead.path,
        method: 'POST',
        agent: false,
        timeout: answerLimitMs,
        headers: {
          'content-type': 'application/json',
          [idempotencyHeader]: key,
          // Each from an address of its own, because the leads of one are limited.
          'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('error', () => resolve(null));
        response.on('close', () => {
          const isTaken = response.statusCode === 200 || response.statusCode === 201;
          resolve(isTaken && response.complete ? (JSON.parse(text) as LeadResponse).lead_id : null); // of the API's schema
        });
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(null));
    call.end(body);
  });

/** Sends a submission until it is taken, as the form does: under one key, to any process that listens. */
export async function sendUntilTaken(
  number: number,
  { port, isKeyed }: { port: () => number; isKeyed: boolean },
): Promise<Submission> {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const leadId = await post(port(), isKeyed ? key : randomUUID(), number);
    if (leadId !== null) return { leadId, tries };
    await wait(pauseMs);
  }
}
