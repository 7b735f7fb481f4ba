import type { ReactNode } from 'react';
import { SiteWords } from '../site-words/site-words';
import { FinanceLayout } from './finance-layout';
import type { FinanceData } from './load-finance';

/** The finance page of a site (FIN-001): its own words around the form, about a car where the link names one. */
export function FinancePage({ data: { words, car, budget, dealership } }: { data: FinanceData }): ReactNode {
  return (
    <FinanceLayout
      title={words.title}
      description={words.description}
      car={car}
      budget={budget}
      dealership={dealership}
    >
      <SiteWords blocks={words.blocks} />
    </FinanceLayout>
  );
}
