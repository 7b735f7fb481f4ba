import { renderToString } from 'react-dom/server';
import { Dialog } from '../dialog';
import { EveryPart } from './every-part';

test('every part renders on a server, which has no document', () => {
  expect('document' in globalThis).toBe(false);
  const html = renderToString(<EveryPart />);
  expect(html).toContain('Send enquiry');
  expect(html).toContain('Photo coming');
});

test('without script the content of closed disclosures and the first tab are in the page', () => {
  const html = renderToString(<EveryPart />);
  expect(html).toContain('Makes');
  expect(html).toContain('One owner.');
});

test('an open dialog can be part of the first page', () => {
  const html = renderToString(
    <Dialog open onClose={() => undefined} title="Enquire">
      Form
    </Dialog>,
  );
  expect(html).toContain('<dialog');
  expect(html).toContain('Form');
});
