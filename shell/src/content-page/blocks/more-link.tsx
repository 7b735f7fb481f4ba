import type { ReactNode } from 'react';
import { textLinkStyles } from 'shared-ui/button';
import { ArrowIcon } from 'shared-ui/icons';
import { AppLink } from '../../platform/app-link';

/** A quiet link on to another page. */
export function MoreLink({ link }: { link: { label: string; href: string } }): ReactNode {
  return (
    <AppLink href={link.href} css={textLinkStyles}>
      {link.label} <ArrowIcon size={16} />
    </AppLink>
  );
}
