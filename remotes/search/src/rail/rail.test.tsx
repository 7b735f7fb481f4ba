import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeSearch, makeDocuments } from '../testing/fake-search';
import { InWorld, loadContext, makeWorld } from '../testing/in-site';
import { loadRail, Rail } from './rail';

async function show(cars = makeDocuments(20), title = 'Just arrived') {
  const fake = fakeSearch({ cars });
  const world = makeWorld({ fake });
  const query = 'status=in_stock&sortBy=created_at:desc';
  const data = await loadRail({ title, query }, loadContext(world, '/'));
  const router = createMemoryRouter([
    { path: '/', element: <Rail title={title} query={query} data={data} /> },
  ]);
  const { container } = render(
    <InWorld world={world}>
      <RouterProvider router={router} />
    </InWorld>,
  );
  return { fake, container };
}

test('a rail shows the first cars of its search under its title', async () => {
  const { fake } = await show();
  expect(fake.lastQuery()).toEqual({
    indexUid: 'cars_production',
    filter: ['status IN ["in_stock"]'],
    sort: ['created_at:desc'],
    limit: 12,
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Just arrived' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
});

test('a rail without cars takes no room', async () => {
  expect((await show([])).container).toBeEmptyDOMElement();
});
