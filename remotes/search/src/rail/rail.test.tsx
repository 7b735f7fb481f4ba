import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { makeDocuments, publicSite, stubSearch } from 'harness/testing';
import { RoutedPage } from 'shared-routing/routed-page';
import { slotSpace } from 'shared-contracts/slots';
import { InTestSite, loadContext, makeTestSite } from '../testing/in-site';
import { loadRail } from './load-rail';
import { Rail } from './rail';

const props = { title: 'Just arrived', query: 'status=in_stock&sortBy=created_at:desc' };

async function show({ fake = stubSearch({ cars: makeDocuments(20) }), site = publicSite() } = {}) {
  const testSite = makeTestSite({ fake, site });
  const data = await loadRail(props, loadContext(testSite, '/'));
  const router = createMemoryRouter([{ path: '/', element: <Rail {...props} data={data} /> }]);
  const { container } = render(
    <InTestSite testSite={testSite}>
      <RoutedPage router={router} />
    </InTestSite>,
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

test('[SRC-073] a rail that finds nothing shows cars of the whole stock in its place', async () => {
  const fake = stubSearch({ cars: makeDocuments(20) });
  fake.answerNextWith({ cars: [] });
  const { container } = await show({ fake });
  expect(fake.requests).toEqual([
    [
      {
        indexUid: 'cars_production',
        filter: ['status IN ["in_stock"]'],
        sort: ['created_at:desc'],
        limit: 12,
      },
    ],
    [{ indexUid: 'cars_production', limit: 6 }],
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(container).toHaveTextContent('Just arrivedNone of these right now.');
});

test('[SRC-073] how many stand in is the site’s', async () => {
  const fake = stubSearch({ cars: makeDocuments(20) });
  fake.answerNextWith({ cars: [] });
  await show({ fake, site: publicSite({ search: { fallbackLimit: 2 } }) });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('[SRC-073] when the cars in its place fail, the rail is left out and the failure is the platform’s to log', async () => {
  const fake = stubSearch();
  fake.answerNextWith({ cars: [] });
  fake.answerWith(new Error('down'));
  await expect(loadRail(props, loadContext(makeTestSite({ fake }), '/'))).rejects.toThrow('down');
  expect(slotSpace['search.rail'].onFailure).toBe('hide');
});

test('a rail without cars takes no space', async () => {
  expect((await show({ fake: stubSearch({ cars: [] }) })).container).toBeEmptyDOMElement();
});
