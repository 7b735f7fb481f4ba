import { renderToString } from 'react-dom/server';
import { InPlatform, publicSite } from 'harness/testing';
import { AppointmentField } from './appointment-field';

test('without script no times come, and the form says that the dealer will call', () => {
  const html = renderToString(
    <InPlatform site={publicSite()}>
      <AppointmentField formId="drive" errors={{}} times={{ kind: 'loading' }} onChanged={() => undefined} />
    </InPlatform>,
  );
  const [scripted = '', plain = ''] = html.split('<noscript>');
  expect(plain).toContain('Send your request and we’ll call to find any time that suits you.</p></noscript>');
  const name = /@media \(scripting:none\)\{\.([\w-]+)\{display:none;\}\}/.exec(scripted)?.[1];
  expect(scripted.slice(scripted.indexOf(`<div class="${name}">`))).toContain('Loading times');
});
