import type { PageBrowser, SeenPage } from 'platform/release/page-browser';
import { openBrowser } from './page-browser';

let browser: PageBrowser | null = null;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Looks at a page of one form, whose scripts run. */
async function look(script: string): Promise<SeenPage | undefined> {
  const body = `<!doctype html><title>A page</title><main><h1>A page</h1>
    <form data-remote="leads@1.0.0"><input name="name" aria-label="Name"><button>Send</button></form></main>
    <script>
      window.forecourt = { events: { recording: () => [{ name: 'navigation:changed' }] } };
      const form = document.querySelector('form');
      ${script}
    </script>`;
  const answer = () => Promise.resolve({ status: 200, type: 'text/html', body });
  return browser?.see('https://harbour.example/contact', answer, { view: 'phone', hydratedMs: 10_000, presses: ['leads'] }); // prettier-ignore
}

const refuses = `form.onsubmit = () => { form.elements.name.setAttribute('aria-invalid', 'true'); return false; };`;
const isSilent = 'form.onsubmit = () => false;';
const hasNoForm = 'form.remove();';

test('a form that is sent as it came shows what is missing, or nothing', async () => {
  if (!browser) return console.warn('There is no browser, so this is not tested here.');
  expect((await look(refuses))?.refusedFields).toBe(1);
  expect((await look(isSilent))?.refusedFields).toBe(0);
  expect((await look(hasNoForm))?.refusedFields).toBeNull();
});

test('a page that works while it is not touched is busier than one that rests', async () => {
  if (!browser) return console.warn('There is no browser, so this is not tested here.');
  // By the page's own clock, which a look moves, a loop would never end.
  const work = 'let sum = 0; setInterval(() => { for (let i = 0; i < 2e7; i += 1) sum += i % 7; }, 200);';
  const [resting, working] = [await look(isSilent), await look(work)];
  expect([resting?.hasRested, working?.hasRested]).toEqual([true, true]);
  expect(working?.busyShare).toBeGreaterThan(resting?.busyShare ?? 1);
});
