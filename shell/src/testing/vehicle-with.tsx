import { contractVersion, defineRoute, type RemoteModule } from 'shared-contracts/remote/remote-module';

/** A vehicle remote whose page does what a test needs. */
export const vehicleWith = (
  parts: Partial<Parameters<typeof defineRoute<{ slug: string }>>[0]>,
  slots: RemoteModule['slots'] = {},
): RemoteModule => ({
  contract: contractVersion,
  routes: [
    defineRoute<{ slug: string }>({
      id: 'vehicle.page',
      pattern: '/cars/:slug',
      gate: 'none',
      cache: 'shared',
      load: ({ params }) => Promise.resolve({ slug: params.slug ?? '' }),
      Component: ({ data }) => <h1>Car {data.slug}</h1>,
      meta: (data) => ({ title: data.slug, description: 'A car.', canonical: `/cars/${data.slug}` }),
      ...parts,
    }),
  ],
  slots,
});
