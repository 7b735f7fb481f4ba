import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { hrefs } from 'shared-contracts/routes';
import { buttonStyles } from 'shared-ui/button';
import { containerStyles, rowStyles, sectionStyles } from 'shared-ui/layout';
import { space } from 'shared-ui/tokens';

const styles = css([
  containerStyles,
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[24],
    '& p': { marginTop: space[8], maxWidth: '52ch' },
  }),
]);

interface DriveBandProps {
  /** What is driven: "a RAV4". */
  title: string;
  modelSlug?: string;
}

/** The next step at the end of a page about models. */
export function DriveBand({ title, modelSlug }: DriveBandProps): ReactNode {
  return (
    <section css={sectionStyles} aria-labelledby="drive-band">
      <div css={styles}>
        <div>
          <h2 id="drive-band">{title}</h2>
          <p>Pick a day and a time. We’ll have it fuelled, warm and waiting at the door.</p>
        </div>
        <div css={rowStyles[12]}>
          <a href={hrefs.bookTestDrive(modelSlug ? { modelSlug } : {})} css={buttonStyles('filled')}>
            Book a test drive
          </a>
          <a href={hrefs.enquire({ category: 'Sales Enquiry' })} css={buttonStyles('text')}>
            Ask a question
          </a>
        </div>
      </div>
    </section>
  );
}
