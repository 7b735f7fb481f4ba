import type { ReactNode } from 'react';
import { Button, ButtonLink, IconButton } from '../button';
import { SuvIcon } from '../body-icons';
import { Alert } from '../alert';
import { AnimatedCount } from '../animated-count';
import { Breadcrumbs } from '../breadcrumbs';
import { Carousel } from '../carousel';
import { DateTimePicker } from '../date-time-picker';
import { Dialog, Sheet } from '../dialog';
import { Disclosure } from '../disclosure';
import { EmptyState } from '../empty-state';
import { ErrorPanel } from '../error-panel';
import { FaqList } from '../faq-list';
import { Checkbox, Radio, SelectField, TextAreaField, TextField } from '../field';
import { FormErrorSummary } from '../form-error-summary';
import { SearchIcon } from '../icons';
import { Image } from '../image';
import { Container, Grid, Row, Section, Stack, VisuallyHidden } from '../layout';
import { Pagination } from '../pagination';
import { PriceBlock } from '../price-block';
import { RangeSlider, Slider } from '../range-slider';
import { SegmentedControl } from '../segmented-control';
import { CardSkeleton, LoadingRegion } from '../skeleton';
import { Stars } from '../stars';
import { StepProgress } from '../step-progress';
import { Tabs } from '../tabs';
import { Chip, RemovableChip, Tag } from '../tag';
import { TextExpander } from '../text-expander';
import { ToastRegion, ToastView } from '../toast';

const noop = (): void => undefined;

const TRAIL = [
  { label: 'Home', href: '/' },
  { label: 'Stock', href: '/search' },
];

const TABS = [
  { id: 'a', label: 'Overview', content: 'One owner.' },
  { id: 'b', label: 'Specs', content: '140 kW.' },
];

const FAQ = [{ question: 'Do I need a deposit?', answer: 'No.' }];

const TIMES = [{ value: 'a', date: '2026-12-02', label: '10:00 am' }];

const VIEWS = [
  { value: 'price', label: 'Price' },
  { value: 'weekly', label: 'Weekly' },
];

function Forms(): ReactNode {
  return (
    <form>
      <FormErrorSummary errors={[{ message: 'Enter 4 digits.', fieldId: 'postcode' }]} />
      <TextField id="postcode" label="Postcode" error="Enter 4 digits." />
      <TextAreaField label="Comments" optional />
      <SelectField label="Location">
        <option>Mooloolaba</option>
      </SelectField>
      <Checkbox label="Has photos" />
      <Radio name="how" label="Pick up" />
      <RangeSlider label="Price" />
      <Slider label="Term" min={1} max={7} value={5} onChange={noop} />
      <DateTimePicker label="When" slots={TIMES} today="2026-12-01" value="a" onChange={noop} />
      <SegmentedControl label="View" options={VIEWS} value="price" onChange={noop} />
      <Button type="submit" variant="filled">
        Send enquiry
      </Button>
    </form>
  );
}

/** One of each part, for tests that hold for all of them. */
export function EveryPart(): ReactNode {
  return (
    <Container>
      <Breadcrumbs items={TRAIL} />
      <h1>
        Parts <VisuallyHidden>of the showroom</VisuallyHidden>
      </h1>
      <Forms />
      <Section tinted aria-label="Cars">
        <Grid>
          <Stack>
            <Image src="/images/a.webp" alt="Mazda CX-5" width={600} height={400} />
            <Image src={null} alt="Ford Ranger" width={600} height={400} />
            <PriceBlock price={{ kind: 'reduced', amountText: '$30,000', wasText: '$33,000' }} />
            <Tag tone="primary">New</Tag>
            <TextExpander text={'One owner. '.repeat(60)} />
            <Stars average={4.9} count={1061} />
            <AnimatedCount value={42} />
          </Stack>
          <LoadingRegion busy label="Loading cars" skeleton={<CardSkeleton />} />
        </Grid>
        <Carousel label="Featured">
          <p>One</p>
          <p>Two</p>
        </Carousel>
        <Row>
          <RemovableChip label="SUV" />
          <Chip selected>New</Chip>
          <ButtonLink href="/search">Search</ButtonLink>
          <IconButton label="Find">
            <SearchIcon />
          </IconButton>
          <SuvIcon />
        </Row>
      </Section>
      <Disclosure title="Make" defaultOpen>
        Makes
      </Disclosure>
      <FaqList items={FAQ} />
      <Tabs label="Details" tabs={TABS} />
      <StepProgress steps={[{ name: 'Your car', href: '#car' }, { name: 'Offer' }]} current={1} />
      <Pagination page={2} pageCount={9} hrefOf={(page) => `?page=${page}`} />
      <Alert variant="success">Sent.</Alert>
      <EmptyState title="No cars match">Take away a filter.</EmptyState>
      <ErrorPanel onRetry={noop} />
      <ToastRegion>
        <ToastView onDismiss={noop}>Saved.</ToastView>
      </ToastRegion>
      <Dialog open={false} onClose={noop} title="Enquire">
        Form
      </Dialog>
      <Sheet open={false} onClose={noop} title="Filters">
        Filters
      </Sheet>
    </Container>
  );
}
