import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Container, DotList, Grid, Section } from './layout';

test('missing facts leave no dot, and none at all leave nothing', async () => {
  const { container, rerender } = render(<DotList items={['18,420 km', null, '', undefined, 'Petrol']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['18,420 km', 'Petrol']);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<DotList items={[null, '']} />);
  expect(container).toBeEmptyDOMElement();
});

test('the frame passes attributes on', () => {
  render(
    <Section tinted aria-label="Cars">
      <Container wide data-testid="frame">
        <Grid columns={4} gap="fields">
          <p>One</p>
        </Grid>
      </Container>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Cars' })).toHaveAttribute('data-tinted');
  expect(screen.getByTestId('frame')).toContainElement(screen.getByText('One'));
});
