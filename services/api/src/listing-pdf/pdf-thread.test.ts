import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { watchThreads } from '../testing/watch-threads';
import type { Listing } from './listing';
import { createPdfThread, type PdfThread } from './pdf-thread';

const listing: Listing = {
  siteName: 'Harbour Motors',
  day: '22 Nov 2026',
  title: '2021 Toyota RAV4 GXL',
  colour: '#0f766e',
  price: { amount: '$35,990', was: '', kind: '' },
  facts: [],
  features: [],
  dealer: { name: 'Harbour Yard', lines: [] },
  disclaimer: '',
  address: 'https://harbour.example/cars/rav4-1',
};
/** Lines are broken letter by letter, in a time that grows much faster than the word. */
const withWord = (letters: number): Listing => ({ ...listing, features: ['x'.repeat(letters)] });

// The suite may run with larger young generations, which would leave a thread no room to end alone.
setFlagsFromString('--max-semi-space-size=0');

const threads = watchThreads();
let thread: PdfThread;
beforeEach(() => {
  threads.started = [];
  thread = createPdfThread();
});
afterEach(() => thread.close());

test('[API-022] the first PDF starts a thread, which draws them all', async () => {
  expect(threads.started.length).toBe(0);
  for (const title of ['first', 'second']) {
    const pdf = await thread.draw({ ...listing, title }, null);
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
  }
  expect(threads.started.length).toBe(1);
});

test('[API-022] while a PDF is drawn, everything else goes on', async () => {
  await thread.draw(listing, null);
  let isRendered = false;
  const drawing = thread.draw(withWord(2000), null).then(() => {
    isRendered = true;
  });
  for (let turn = 1; turn <= 100; turn++) await setImmediate();
  expect(isRendered).toBe(false);
  await drawing;
});

test('[API-022] an error of a drawing is passed on as it is, and the thread goes on', async () => {
  await expect(thread.draw(listing, Buffer.from('no picture'))).rejects.toThrow('Unknown image format.');
  expect((await thread.draw(listing, null)).length).toBeGreaterThan(1000);
  expect(threads.started.length).toBe(1);
});

test('[API-022] a PDF that takes all memory ends its thread alone, and the next has another', async () => {
  const [tooLarge, next] = [thread.draw(withWord(1_000_000), null), thread.draw(listing, null)];
  await expect(tooLarge).rejects.toThrow(/^The thread that draws PDFs ended under one.*out of memory/);
  expect((await next).length).toBeGreaterThan(1000);
  expect(threads.started.length).toBe(2);
});

test('[API-022] a PDF without end is given up', async () => {
  const hasty = createPdfThread({ limitMs: 500 });
  await expect(hasty.draw(withWord(100_000), null)).rejects.toThrow(/ended under one.*longer than 500 ms/);
  await hasty.close();
  expect(threads.running.size).toBe(0);
});

test('[API-022] closing ends the thread and what it is at, and starts no other', async () => {
  const ends = Promise.allSettled([thread.draw(withWord(100_000), null), thread.draw(listing, null)]);
  await setImmediate();
  expect(threads.running.size).toBe(1);
  await thread.close();
  expect(await ends).toEqual([
    {
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringMatching(/under one.*exit code/) }),
    },
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringMatching(/closed/) }) },
  ]);
  expect([threads.running.size, threads.started.length]).toEqual([0, 1]);
});
