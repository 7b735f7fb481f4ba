import type { ReactNode } from 'react';
import { containerStyles, sectionStyles } from 'shared-ui/layout';
import type { Band } from './bands';
import { ContentBlock } from './content-block';
import * as styles from './content-page.styles';
import type { ContentData } from './load-content';

type BandsData = Pick<ContentData, 'path' | 'offers'> & { page: Pick<ContentData['page'], 'title'> };

/** Bands that the first view may show. */
const bandsInView = 2;

interface BandSectionProps {
  band: Band;
  isBelow: boolean;
  data: BandsData;
}

function BandSection({ band: { blocks, tinted }, isBelow, data }: BandSectionProps): ReactNode {
  const { page, offers, path } = data;
  const shown = blocks.map(({ block, index }) => (
    // A page's blocks have no names of their own; their order is their identity.
    <div key={`${path} ${index}`} data-block={block.type}>
      <ContentBlock block={block} index={index} offers={offers} pageTitle={page.title} />
    </div>
  ));
  // A hero brings its own ground and frame.
  if (blocks[0]?.block.type === 'hero') return shown;
  const isText = blocks[0]?.block.type === 'heading' && blocks.length > 1;
  return (
    <section
      css={sectionStyles}
      data-below={isBelow ? '' : undefined}
      {...(tinted ? { 'data-tinted': '' } : {})}
    >
      <div css={[containerStyles, styles.band]} {...(isText ? { 'data-headed': '' } : {})}>
        {shown}
      </div>
    </section>
  );
}

/** The blocks of a page in their bands. */
export function ContentBands({ bands, data }: { bands: readonly Band[]; data: BandsData }): ReactNode {
  return bands.map((band, at) => (
    <BandSection
      key={`${data.path} ${band.blocks[0]?.index}`}
      band={band}
      isBelow={at >= bandsInView}
      data={data}
    />
  ));
}
