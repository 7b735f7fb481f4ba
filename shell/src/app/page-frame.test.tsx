import { screen } from '@testing-library/react';
import { useEffect, useId, useState } from 'react';
import { all, page, vehicle } from '../testing/fake-remotes';
import { closePages, openPage } from '../testing/open-page';

afterEach(closePages);

function FieldWithHint() {
  const hint = useId();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <>
      <p id={hint}>Ten digits</p>
      <input aria-label="Phone" aria-describedby={isHydrated ? hint : undefined} />
    </>
  );
}

test('[LEA-022] an id that React made on the server is the id it makes in the browser', async () => {
  const withField = { ...vehicle(), routes: [page('vehicle.page', '/cars/:slug', FieldWithHint)] };
  await openPage('/cars/rav4', { known: { ...all(), vehicle: withField } });
  expect(await screen.findByRole('textbox', { description: 'Ten digits' })).toBeVisible();
});
