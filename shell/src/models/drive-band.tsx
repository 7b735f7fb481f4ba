import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { sellsTowed } from 'shared-rules/towed';
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

/** The next step at the end of a page about models: a drive, or a visit where the range is towed. */
export function DriveBand({ title, modelSlug }: DriveBandProps): ReactNode {
  const isDriven = !sellsTowed(useSite());

  return (
    <section css={sectionStyles} aria-labelledby="drive-band">
      <div css={styles}>
        <div>
          <h2 id="drive-band">{isDriven ? title : 'Step inside before you decide'}</h2>
          <p>
            {isDriven
              ? 'Pick a day and a time. We’ll confirm which one you can drive and have it ready.'
              : 'Tell us when suits you. We’ll have it open, level and ready to look through.'}
          </p>
        </div>
        <div css={rowStyles[12]}>
          {isDriven ? (
            <a href={hrefs.bookTestDrive(modelSlug ? { modelSlug } : {})} css={buttonStyles('filled')}>
              Book a test drive
            </a>
          ) : null}
          <a
            href={hrefs.enquire({ category: 'Sales Enquiry' })}
            css={buttonStyles(isDriven ? 'text' : 'filled')}
          >
            {isDriven ? 'Ask a question' : 'Arrange a visit'}
          </a>
        </div>
      </div>
    </section>
  );
}
