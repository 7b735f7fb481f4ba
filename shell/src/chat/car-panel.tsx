import type { ComponentProps, ReactNode } from 'react';
import { MessagePanel } from './message-panel';
import { useChatCar } from './use-chat-car';

export interface CarPanelProps extends Omit<ComponentProps<typeof MessagePanel>, 'car'> {
  /** The car the chat was opened for; null for that of the page. */
  carId: number | null;
}

/** The panel of an open chat, which knows the car it is about. */
export function CarPanel({ carId, ...panel }: CarPanelProps): ReactNode {
  return <MessagePanel car={useChatCar(carId)} {...panel} />;
}
