import { defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { SimilarCars } from './similar/similar-cars';

/** Cars like one, for the page that thanks for a lead about it. */
export const slots: RemoteModule['slots'] = {
  'vehicle.similar': defineSlot('vehicle.similar', { Component: SimilarCars }),
};
