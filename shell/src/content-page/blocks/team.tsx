import type { ReactNode } from 'react';
import { PersonList } from 'shared-ui/person-list';
import { telHref } from '../../platform/site-facts';
import type { BlockProps } from './block-types';
import { Picture } from './picture';
import { SectionHead } from './section-head';

/** The people a customer meets. */
export function Team({ block: { title, intro, people } }: BlockProps<'team'>): ReactNode {
  return (
    <>
      <SectionHead title={title} intro={intro} />
      <PersonList
        people={people.map(({ name, role, image, phone }) => ({
          name,
          role,
          picture: image ? <Picture image={image} alt="" sizes="72px" /> : null,
          phone: phone ? { href: telHref(phone), text: phone } : null,
        }))}
      />
    </>
  );
}
