import type { ReactNode } from 'react';
import { Container, Stack } from 'shared-ui/layout';
import { BoxSkeleton, LineSkeleton, LoadingRegion } from 'shared-ui/skeleton';
import { asideStyles, pageStyles } from './enquiry-page.styles';

const outline = (
  <>
    <div css={asideStyles}>
      <BoxSkeleton heightPx={110} />
    </div>
    <Stack gap={24}>
      <LineSkeleton widthPercent={60} heightPx={36} />
      <BoxSkeleton heightPx={48} />
      <BoxSkeleton heightPx={48} />
      <BoxSkeleton heightPx={48} />
      <BoxSkeleton heightPx={120} />
    </Stack>
  </>
);

/** The lines of the enquiry page while its car is on the way. */
export function EnquirySkeleton(): ReactNode {
  return (
    <Container>
      <LoadingRegion css={pageStyles} busy label="Loading the form" skeleton={outline} />
    </Container>
  );
}
