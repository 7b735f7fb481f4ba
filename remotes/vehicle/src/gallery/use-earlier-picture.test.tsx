import { render } from '@testing-library/react';
import { useRef } from 'react';
import { pictureRef } from 'shared-contracts/images';
import { useEarlierPicture } from './use-earlier-picture';

const hash = 'aede10c10161ba894fb71bae8e31de5f';
const other = 'd5642db136e928eabb1ab4acf9ed033d';

/** What the browser has fetched by now. jsdom keeps no such list. */
function fetched(...names: string[]): void {
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name })) });
}
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

function Strip({ reference }: { reference: string | undefined }) {
  const strip = useRef<HTMLUListElement>(null);
  useEarlierPicture(strip, reference);
  return (
    <ul ref={strip}>
      <li>One</li>
      <li>Two</li>
    </ul>
  );
}
const under = (reference: string | undefined) => {
  const { container, rerender } = render(<Strip reference={reference} />);
  const [first, second] = container.querySelectorAll('li');
  expect(second).not.toHaveAttribute('style');
  return { first: () => first?.style.getPropertyValue('--earlier-picture') ?? '', rerender };
};
const at = (size: string, name: string) => `https://test.example/images/${size}/q80/${name}`;

test('the rendition of the card that was fetched last lies under the first slide', () => {
  fetched(at('320', hash), at('480', hash), at('640', other));
  const { first, rerender } = under(pictureRef(hash));
  expect(first()).toBe(`url("${at('480', hash)}")`);
  rerender(<Strip reference={pictureRef(other)} />);
  expect(first()).toBe(`url("${at('640', other)}")`);
  rerender(<Strip reference={undefined} />);
  expect(first()).toBe('');
});

test.each([
  ['a page that begins with the car has fetched its own slide only', pictureRef(hash), [at('600x400', hash)]],
  ['no list has shown the picture', pictureRef(hash), [at('480', other)]],
  ['the reference names no stored picture', 'https://elsewhere.example/a.jpg', [at('480', hash)]],
  ['there is no picture', undefined, [at('480', hash)]],
])('nothing lies there when %s', (_, reference, names) => {
  fetched(...names);
  expect(under(reference).first()).toBe('');
});
