import type { PaymentProvider } from './payment-provider';

/** Every provider by its key in a car's `payment_processors`; its code is fetched when it is needed. */
const providers: Partial<Record<string, () => Promise<PaymentProvider>>> = {
  sandbox: async () =>
    (await import(/* webpackChunkName: 'sandbox-payment' */ './sandbox-fields')).sandboxProvider,
};

/** Whether there is a provider for a processor. */
export const hasProvider = (processor: string | null): processor is string =>
  processor !== null && providers[processor] !== undefined;

/** The first of a car's processors that there is a provider for; null when none can take a payment here. */
export const processorOf = ({
  payment_processors,
}: {
  payment_processors: readonly string[];
}): string | null => payment_processors.find(hasProvider) ?? null;

/** The provider of a processor. Rejects for an unknown one and when its code cannot be fetched. */
export function loadProvider(processor: string): Promise<PaymentProvider> {
  const load = providers[processor];
  return load ? load() : Promise.reject(new Error(`There is no payment provider "${processor}".`));
}
