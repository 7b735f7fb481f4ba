import { offerSchema, type Offer } from 'shared-contracts/entities/content';

export const toyota = { id: 1, name: 'Toyota', slug: 'toyota', logo: { url: null } };
export const rav4 = { name: 'RAV4', slug: 'rav4', override_url: null };

/** An offer of a test, as the API answers it. */
export const makeOffer = (
  changes: Partial<Omit<Offer, 'sanitized_description'>> & { html?: string } = {},
): Offer => {
  const { html = '<p>On-road costs paid by us.</p>', ...rest } = changes;
  return offerSchema.parse({
    id: 42,
    name: 'RAV4 EOFY',
    description: '<script>x</script>never shown',
    sanitized_description: html,
    category: 'New car offer',
    manufacturer: toyota,
    model: rav4,
    image_url: '/site/rav4.webp',
    ...rest,
  });
};
