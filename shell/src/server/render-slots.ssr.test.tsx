import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { Slot } from 'shared-contracts/react';
import { renderPage, textOf } from '../testing/render-page';
import { vehicleWith } from '../testing/vehicle-with';

describe('slots', () => {
  const finance: RemoteModule = {
    contract: contractVersion,
    routes: [],
    slots: {
      'finance.box': defineSlot<'finance.box', { weekly: number }>('finance.box', {
        load: () => Promise.resolve({ weekly: 99 }),
        Component: ({ data }) => <p>${data.weekly} a week</p>,
      }),
    },
  };
  const vehicle = vehicleWith({
    Component: () => (
      <>
        <h1>A car</h1>
        <Slot name="finance.box" placement="side" car={{ id: 1 } as never} fallback={<i>soon</i>} />
      </>
    ),
    slots: () => [{ name: 'finance.box', key: 'side', props: { car: { id: 1 } as never } }],
  });

  test('a slot is rendered with its data, names what rendered it and is hydrated with the same data', async () => {
    const { html, state, output } = await renderPage('/cars/a', { known: { vehicle, finance } });
    expect(html).toContain('data-remote="finance@1.2.3" data-slot="finance.box"');
    expect(textOf(html)).toContain('99 a week');
    expect(state.slots).toEqual({ 'finance.box#side': { weekly: 99 } });
    expect(output).toMatchObject({ complete: true });
    expect(html).toContain('/assets/finance/1.2.3/web/remoteEntry.js');
  });

  test('when the time for rendering is up, the release is named whose part was being rendered', async () => {
    let releaseOf = (): string => 'nothing is being rendered';
    const named: string[] = [];
    const note = (): null => {
      named.push(releaseOf());
      return null;
    };
    const box = defineSlot<'finance.box', { weekly: number }>('finance.box', {
      load: () => Promise.resolve({ weekly: 99 }),
      Component: note,
    });
    const noted = vehicleWith({
      Component: () => (
        <>
          <Slot name="finance.box" placement="side" car={{ id: 1 } as never} fallback={null} />
          {[1].map(note)}
        </>
      ),
      slots: () => [{ name: 'finance.box', key: 'side', props: { car: { id: 1 } as never } }],
    });
    await renderPage('/cars/a', {
      known: { vehicle: noted, finance: { ...finance, slots: { 'finance.box': box } } },
      limit: (work, current) => {
        releaseOf = current;
        return work();
      },
    });
    // The page's own function runs before that of the slot in it.
    expect(named).toEqual(['vehicle', 'finance']);
  });

  const cases: [string, RemoteModule | null][] = [
    ['is missing', null],
    [
      'throws while loading',
      {
        ...finance,
        slots: {
          'finance.box': defineSlot<'finance.box', null>('finance.box', {
            load: () => Promise.reject(new Error('boom')),
            Component: () => <p>never</p>,
          }),
        },
      },
    ],
    [
      'hangs while loading',
      {
        ...finance,
        slots: {
          'finance.box': defineSlot<'finance.box', null>('finance.box', {
            load: () => new Promise(() => undefined),
            Component: () => <p>never</p>,
          }),
        },
      },
    ],
    [
      'throws while rendering',
      {
        ...finance,
        slots: {
          'finance.box': defineSlot<'finance.box', null>('finance.box', {
            Component: () => {
              throw new Error('boom');
            },
          }),
        },
      },
    ],
  ];
  test.each(cases)(
    'one that %s keeps its space and its fallback, and the page stays',
    async (_name, module) => {
      const { html, state, output, status } = await renderPage('/cars/a', {
        known: { vehicle, finance },
        remotes: { vehicle, finance: module },
      });
      expect(status).toBe(200);
      expect(textOf(html)).toContain('A car');
      expect(html).toContain('--slot-height:320px');
      expect(html).toContain('<i>soon</i>');
      expect(state.leftOut).toEqual(['finance']);
      expect(state.slots).toEqual({});
      expect(output).toMatchObject({ complete: false });
    },
  );
});
