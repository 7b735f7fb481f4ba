import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container, Grid } from 'shared-ui/layout';
import { BoxSkeleton, LineSkeleton, LoadingRegion } from 'shared-ui/skeleton';
import { size, space } from 'shared-ui/tokens';

const pageStyles = css({ display: 'grid', gap: space[24], paddingBlock: `${space[48]} ${size.section}` });

const outline = (
  <div css={pageStyles}>
    <LineSkeleton widthPercent={40} heightPx={36} />
    <Grid columns={3}>
      <BoxSkeleton heightPx={360} />
      <BoxSkeleton heightPx={360} />
      <BoxSkeleton heightPx={360} />
    </Grid>
  </div>
);

/** The outline of a page of locations while they are on their way. */
export function PlacesSkeleton(): ReactNode {
  return (
    <Container>
      <LoadingRegion busy label="Loading locations" skeleton={outline} />
    </Container>
  );
}
