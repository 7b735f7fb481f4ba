import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { TextExpander } from 'shared-ui/text-expander';
import { color, fontSize } from 'shared-ui/tokens';

const styles = css({ color: color.muted, fontSize: fontSize[12] });

/** The conditions of an offer: the first 200 characters until the shopper wants all of them (SHL-057). */
export function OfferDisclaimer({ text }: { text: string }): ReactNode {
  return (
    <div css={styles}>
      <TextExpander text={text} cut={200} moreLabel="View full disclaimer" lessLabel="View less" />
    </div>
  );
}
