import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { Slot, usePlatform } from 'shared-contracts/react';
import { financeFormId } from 'shared-contracts/routes';
import { financeBox } from 'shared-rules/finance/finance-box';
import { Container } from 'shared-ui/layout';
import { Borrow } from '../borrow/borrow';
import { FinanceBoxSlot } from '../finance-box/finance-box';
import { CarSummary } from './car-summary';
import { formPlacement, formProps } from './finance-form';
import * as styles from './finance-page.styles';
import type { FinanceLink } from './read-link';

/** What follows an enquiry, so that it is no leap in the dark. */
function NextSteps(): ReactNode {
  return (
    <section css={styles.next} aria-labelledby="finance-next">
      <h2 id="finance-next">What happens next</h2>
      <ol>
        <li>Our team calls or texts you during opening hours.</li>
        <li>We go through your options and what each one costs.</li>
        <li>You decide. Nothing is signed or charged until you say so.</li>
      </ol>
    </section>
  );
}

interface FinanceLayoutProps extends Pick<FinanceLink, 'budget' | 'dealership'> {
  title: string;
  description?: string | undefined;
  car: Car | null;
  children?: ReactNode;
}

/** A finance page: the car and its payment beside the form, then what the money does, then what else there is to say. */
export function FinanceLayout({
  title,
  description,
  car,
  budget,
  dealership,
  children,
}: FinanceLayoutProps): ReactNode {
  const { site, now } = usePlatform();
  const hasBox = car !== null && financeBox(car, site, now()) !== null;
  const lends = site.site.finance_provider !== null;
  return (
    <Container css={styles.page}>
      <header css={styles.head}>
        <h1>{title}</h1>
        {description ? <p>{description}</p> : null}
      </header>
      <div css={styles.columns}>
        <aside
          css={car ? styles.aside : [styles.aside, styles.afterForm]}
          aria-label={car ? 'The vehicle and its payment' : 'What happens next'}
        >
          {car ? <CarSummary car={car} /> : <NextSteps />}
        </aside>
        <div id={financeFormId} css={styles.form}>
          <Slot name="leads.form" placement={formPlacement} {...formProps(car, { budget, dealership })} />
        </div>
      </div>
      {lends ? (
        <div css={styles.money} data-single={hasBox ? undefined : ''}>
          {hasBox ? <FinanceBoxSlot car={car} /> : null}
          <Borrow car={car} isWide={!hasBox} />
        </div>
      ) : null}
      {children}
    </Container>
  );
}
