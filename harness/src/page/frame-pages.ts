import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SlotName } from 'shared-contracts/slots';
import { sampleSlots } from '../sample/sample-slots';
import type { TestPage } from './test-page';
import { sampleAddress, slotAddress } from './sample-address';

/** Something the harness can open. */
export interface FramePage {
  label: string;
  address: string;
}

/** Pages of a remote with an address that shows something, then its slots. */
export function framePages(remote: RemoteModule, fixture: TestPage): FramePage[] {
  const samples = sampleSlots(fixture.cars, fixture.locations, () => undefined);
  const slots = Object.keys(remote.slots) as SlotName[]; // keys of its slots
  return [
    ...remote.routes.map(({ pattern }) => ({ label: pattern, address: sampleAddress(pattern, fixture) })),
    ...slots.flatMap((name) =>
      samples[name].map((sample, index) => ({
        label: `${name} (${sample.name})`,
        address: slotAddress(name, index),
      })),
    ),
  ];
}
