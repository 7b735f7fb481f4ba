import { sql } from 'drizzle-orm';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import type { Proof, ProofChallenge } from 'shared-contracts/entities/proof-of-work';
import { startSignInPlatform, type SignInPlatform } from '../testing/sign-in-platform';
import { codeIn, solveProof, wrongCode, type TestBrowser } from '../testing/sign-in-visitor';

const phone = '0412345678';
const hourS = 3600;
const dayS = 24 * hourS;
const textOf = (answer: { json(): { error?: { message: string } } }) => answer.json().error?.message;

let signIn: SignInPlatform;
beforeAll(async () => {
  signIn = await startSignInPlatform({ dailyBudget: 100 });
}, 120_000);
afterAll(() => signIn.close());
beforeEach(() => signIn.nextDay());

const strangerPhone = (index: number) => `04${String(90_000_000 + index)}`;

/** Requests a code from an address of its own; the status. */
async function request(requested: string, ip: string, own?: TestBrowser): Promise<number> {
  const visitor = own ?? signIn.browser({ ip });
  return (await visitor.requestCode(requested)).statusCode;
}

/** Requests without work, or with a proof of it. */
const requestWith = (requested: string, ip: string, proof?: Proof, own?: TestBrowser) =>
  (own ?? signIn.browser({ ip })).post('requestCode', { phone: requested, ...(proof ? { proof } : {}) });

/** 100 requests for 100 phones from 100 addresses, the first ten with the work that is wanted; how many were sent. */
async function flood(): Promise<number> {
  const before = signIn.service.sent.length;
  for (let index = 0; index < 10; index++) await request(strangerPhone(index), `10.9.0.${index}`);
  for (let index = 10; index < 100; index++) await requestWith(strangerPhone(index), `10.9.0.${index}`);
  return signIn.service.sent.length - before;
}

const alarms = (part: string) =>
  signIn.platform.log.lines.filter(
    (line) => line.includes('sms-budget-used') && line.includes(`"part":"${part}"`),
  ).length;

/** A lead of a phone, as a shopper typed it. */
const leaveLead = (typed: string, at: Date) =>
  signIn.platform.database.db.asWorker((tx) =>
    tx.execute(sql`insert into leads (site_slug, dealership_id, form_type, category, source, url, user_agent, "values",
        facts, attributes, key, created_at)
      values ('alpha', 1, 'enquiry', 'x', 'Website', '', '', ${JSON.stringify({ phone: typed })}::jsonb, '{}', '{}',
        gen_random_uuid()::text, ${at.toISOString()})`),
  );

/** Tries a wrong code until the phone is refused one; how many were compared with a code. */
async function guess(visitor: TestBrowser, victim: string): Promise<number> {
  const before = signIn.service.sent.length;
  await visitor.post('requestCode', { phone: victim });
  const sent = signIn.service.sent[before];
  if (!sent) return 0;
  let compared = 0;
  for (let attempt = 1; attempt <= 6; attempt++) {
    const answer = await visitor.post('verifyCode', { phone: victim, code: wrongCode(codeIn(sent)) });
    if (answer.statusCode === 422) compared += 1;
  }
  return compared;
}

test('[API-036] after 100 codes from 100 addresses known phones get theirs, and an unknown one in the next hour', async () => {
  const own = signIn.browser();
  await own.signIn(phone);
  await leaveLead('+61 498 765 432', signIn.platform.clock.now);
  signIn.wait(25 * hourS);
  await leaveLead('0498 765 433', signIn.platform.clock.now);
  const lines = alarms('slice');
  expect(await flood()).toBe(7);
  expect(alarms('slice') - lines).toBe(1);

  expect(await request(phone, '10.8.0.1')).toBe(200);
  expect(await request(phone, '10.8.0.1', own)).toBe(200);
  expect(await request('0498765432', '10.8.0.2')).toBe(200);
  // A lead of just now makes no phone known: a stranger can leave one.
  const unknown = signIn.browser({ ip: '10.8.0.3' });
  for (const requested of ['0498765433', '0411111111']) {
    const refused = await unknown.requestCode(requested);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(textOf(refused)).toBe(
      'We cannot send a code at the moment. Please try again in 60 minutes, or call us.',
    );
  }
  signIn.wait(hourS);
  expect((await unknown.signIn('0411111111')).statusCode).toBe(200);
});

test('[API-036] a flood of a whole day leaves each hour a code for an unknown phone, and ends at the open share', async () => {
  let sent = 0;
  for (let hour = 0; hour < 24; hour++) {
    // A phone and an address that have no limit of their own.
    const from = signIn.service.sent.length;
    expect(await request(strangerPhone(1000 + hour), `10.7.${hour}.1`)).toBe(200);
    for (let index = 0; index < 8; index++)
      if ((await request(strangerPhone(2000 + hour * 10 + index), `10.7.${hour}.2`)) === 429) break;
    sent += signIn.service.sent.length - from;
    signIn.wait(hourS);
  }
  expect(sent).toBeLessThanOrEqual(60);
  expect(await request(strangerPhone(5000), '10.7.99.1')).toBe(200);
});

/** Uses up half of the hour's codes, which are seven; the challenge of the next request. */
async function untilScarce(next: string): Promise<ProofChallenge> {
  for (let index = 0; index < 4; index++) {
    const answer = await requestWith(strangerPhone(index), `10.3.0.${index}`);
    expect(answer.json()).toEqual({ sent: true, resend_after: 30 });
  }
  const outcome = (await requestWith(next, '10.3.1.1')).json<ApiOutput<'requestCode'>>();
  if (outcome.sent) throw new Error('A code was sent without work.');
  return outcome.challenge;
}

describe('when half of an hour’s codes are used', () => {
  const requested = '0411111111';
  const isSent = async (proof: Proof, to = requested): Promise<boolean> =>
    (await requestWith(to, '10.3.1.1', proof)).json<ApiOutput<'requestCode'>>().sent;

  test('[API-036] a stranger’s browser works for a code, and for each of them', async () => {
    const challenge = await untilScarce(requested);
    const sent = signIn.service.sent.length;
    const proof = await solveProof(challenge);
    expect(await isSent(proof)).toBe(true);
    expect(signIn.service.sent).toHaveLength(sent + 1);
    signIn.wait(31);
    expect(await isSent(proof)).toBe(false);
    expect(signIn.service.sent).toHaveLength(sent + 1);
  });

  test('[API-036] no work, that for another phone, made-up work and old work get none', async () => {
    const challenge = await untilScarce(requested);
    const sent = signIn.service.sent.length;
    const proof = await solveProof(challenge);
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00', cost: 1 } };
    expect(await isSent(proof, '0411111112')).toBe(false);
    expect(await isSent({ challenge, solution: { ...proof.solution, derivedKey: '00' } })).toBe(false);
    expect(await isSent(await solveProof(easier))).toBe(false);
    signIn.wait(5 * 60 + 1);
    expect(await isSent(proof)).toBe(false);
    expect(signIn.service.sent).toHaveLength(sent);
  });

  test('[API-036] a browser that signed in with the phone before works for nothing', async () => {
    const own = signIn.browser();
    await own.signIn(phone);
    signIn.wait(hourS);
    await untilScarce(requested);
    expect((await requestWith(phone, '10.3.1.1', undefined, own)).json()).toMatchObject({ sent: true });
  });

  test('[API-036] before the work the answer shows neither whether the phone is known nor that the codes are used up', async () => {
    await signIn.browser().signIn(phone);
    signIn.wait(25 * hourS);
    await flood();
    const answers = [phone, requested].map((each) => requestWith(each, '10.3.1.1'));
    for (const answer of await Promise.all(answers)) expect(answer.json()).toMatchObject({ sent: false });
  });
});

test('[API-036] other sites go on', async () => {
  await flood();
  const elsewhere = signIn.browser({ site: 'beta', ip: '10.8.0.1' });
  expect((await elsewhere.signIn('0411111111')).statusCode).toBe(200);
});

test('[API-036] one phone has three codes a day of the share kept for known phones', async () => {
  await signIn.browser().signIn(phone);
  signIn.wait(dayS);
  await flood();
  const statuses: number[] = [];
  for (let index = 0; index < 4; index++) {
    statuses.push(await request(phone, `10.8.0.${index}`));
    signIn.wait(720);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('[API-036] when the share for known phones is used up, the browser that signed in before gets its code', async () => {
  const own = signIn.browser();
  await own.signIn(phone);
  const others = Array.from({ length: 11 }, (_, index) => `04${String(80_000_000 + index)}`);
  const yesterday = new Date(signIn.platform.clock.now.getTime() - dayS * 1000);
  for (const other of others) await leaveLead(other, yesterday);
  signIn.wait(dayS);
  await flood();
  const lines = alarms('known-phone');
  const used: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const [index, other] of others.entries()) used.push(await request(other, `10.6.${round}.${index}`));
    signIn.wait(60);
  }
  expect(used.filter((status) => status === 200)).toHaveLength(30);
  expect(await request(phone, '10.8.0.1')).toBe(429);
  expect(alarms('known-phone') - lines).toBe(1);
  expect((await own.signIn(phone)).statusCode).toBe(200);
});

test('[API-035] after ten wrong tries of strangers the phone’s own browser signs in, also after sign-out', async () => {
  const own = signIn.browser();
  await own.signIn(phone);
  await own.post('signOut');
  expect(own.cookies.has('fc_session')).toBe(false);
  signIn.wait(hourS);
  expect(await guess(signIn.browser({ ip: '10.5.0.1' }), phone)).toBe(5);
  signIn.wait(31);
  expect(await guess(signIn.browser({ ip: '10.5.0.2' }), phone)).toBe(5);
  expect(await request(phone, '10.5.0.3')).toBe(429);
  // At once: the strangers' pauses are not its own either.
  expect((await own.signIn(phone)).statusCode).toBe(200);
});

test('[API-035] a known browser has ten wrong tries of its own, and uses up none of another', async () => {
  const [own, other] = [signIn.browser(), signIn.browser({ ip: '10.5.0.2' })];
  await own.signIn(phone);
  signIn.wait(31);
  await other.signIn(phone);
  signIn.wait(hourS);
  expect(await guess(other, phone)).toBe(5);
  signIn.wait(31);
  expect(await guess(other, phone)).toBe(5);
  signIn.wait(31);
  expect(await guess(other, phone)).toBe(0);
  expect((await own.signIn(phone)).statusCode).toBe(200);
});

test('[API-035] a guesser with the phone, many addresses and made-up proofs has ten tries a day', async () => {
  const own = signIn.browser();
  await own.signIn(phone);
  // What the guesser has: proofs of another phone, and of the same phone on another site.
  const guesser = signIn.browser({ ip: '10.4.0.1' });
  await guesser.signIn('0411111111');
  const elsewhere = signIn.browser({ site: 'beta', ip: '10.4.0.1' });
  await elsewhere.signIn(phone);
  const ownProof = own.cookies.get('fc_known') ?? '';
  const proofs = [
    guesser.cookies.get('fc_known') ?? '',
    elsewhere.cookies.get('fc_known') ?? '',
    ownProof.replace(/[0-9a-f]{64}$/, '0'.repeat(64)),
    '',
  ];
  signIn.wait(hourS);
  let compared = 0;
  for (let round = 0; round < 40; round++) {
    const visitor = signIn.browser({ ip: `10.3.0.${round}` });
    const proof = proofs[round % proofs.length];
    if (proof) visitor.cookies.set('fc_known', proof);
    compared += await guess(visitor, phone);
    signIn.wait(2000);
  }
  expect(compared).toBe(10);
});

test('[API-035] the proof outlives the session and names no phone, and the table keeps its hash only', async () => {
  const own = signIn.browser();
  await own.signIn(phone);
  const proof = own.cookies.get('fc_known') ?? '';
  await own.post('signOut');
  expect(own.cookies.get('fc_known')).toBe(proof);
  expect(proof).not.toMatch(/412345678/);
  signIn.wait(31);
  await own.post('requestCode', { phone });
  const kept = await signIn.platform.database.db.asWorker(async (tx) =>
    JSON.stringify(await tx.execute(sql`select * from sign_in_codes where known_browser_hash is not null`)),
  );
  expect(kept).toContain('alpha');
  for (const part of proof.split('.')) expect(kept).not.toContain(part);
});
