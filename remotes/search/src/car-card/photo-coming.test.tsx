import { act, render, screen } from '@testing-library/react';
import { InPlatform } from 'harness/testing';
import { makeCard } from 'shared-contracts/testing';
import { PhotoComing } from './photo-coming';

let fetches = 0;
// A module that fails stands in for a file that could not be fetched.
jest.mock('./car-drawing', () => {
  fetches += 1;
  throw new Error('offline');
});

test('[SRC-054] without the network the card stands there without the drawing, which is not fetched again', async () => {
  const cards = (count: number) => (
    <InPlatform>
      {Array.from({ length: count }, (_, at) => (
        <PhotoComing key={at} car={makeCard({ id: at + 1, name: `Car ${at + 1}` })} />
      ))}
    </InPlatform>
  );
  const { rerender } = await act(async () => render(cards(1)));
  expect(await screen.findByRole('img', { name: 'Car 1. Photo coming' })).toHaveTextContent('Photo coming');
  await act(async () => rerender(cards(8)));
  expect(screen.getAllByText('Photo coming')).toHaveLength(8);
  expect(fetches).toBe(1);
});
