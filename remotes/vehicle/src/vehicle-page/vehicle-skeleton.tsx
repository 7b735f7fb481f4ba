import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from 'shared-ui/layout';
import { BoxSkeleton, LineSkeleton, LoadingRegion } from 'shared-ui/skeleton';
import { space } from 'shared-ui/tokens';
import { columnsStyles, pageStyles } from './vehicle-page.styles';

const linesStyles = css({ display: 'grid', gap: space[16], alignContent: 'start' });

const outline = (
  <div css={columnsStyles}>
    <BoxSkeleton heightPx={460} />
    <div css={linesStyles}>
      <LineSkeleton widthPercent={80} heightPx={30} />
      <LineSkeleton widthPercent={60} />
      <LineSkeleton widthPercent={40} heightPx={36} />
      <BoxSkeleton heightPx={48} />
      <BoxSkeleton heightPx={48} />
    </div>
  </div>
);

/** The lines of the vehicle page while its car is on the way. */
export function VehicleSkeleton(): ReactNode {
  return (
    <Container css={pageStyles}>
      <LoadingRegion busy label="Loading the car" skeleton={outline} />
    </Container>
  );
}
