import * as z from 'zod/mini';
import { faqItemSchema } from './card-vehicle-checkout';
import { dollars, key, numberFrom, path, percent, text, uniqueList, wholeNumber } from './fields';

/** Standard comparison-rate warning (requirement FIN-043). */
export const COMPARISON_RATE_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate. Comparison rates are ' +
  'based on a 5-year secured loan of $30,000.';

/** Upper loan bound of the standard and of the extended calculator, in dollars (section 98.1.2). */
export const CALCULATOR_MAX_AMOUNT = { standard: 100000, extended: 250000 } as const;

const FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;

const termYears = () => numberFrom(0.5, 30);

/** Fields of the calculator without their defaults; a provider may override any of them. */
const CALCULATOR_FIELDS = {
  variant: key(z.enum(['standard', 'extended']), 'Which calculator.'),
  minAmount: key(dollars(), 'Minimum loan or purchase price in dollars.'),
  maxAmount: key(dollars(), 'Maximum in dollars: 100,000, or 250,000 when extended.'),
  maxPercentOfPrice: key(z.nullable(numberFrom(1, 1000)), 'Maximum as percent of a price above 100,000.'),
  amountStep: key(numberFrom(0.01), 'Amount step in dollars.'),
  helpMessage: key(text(), 'Message at a bound; {min} is replaced.'),
  termMin: key(termYears(), 'Minimum term in years.'),
  termMax: key(z.literal([5, 7]), 'Maximum term in years: 5 or 7.'),
  termStep: key(numberFrom(0.1, 7), 'Term step in years.'),
  termList: key(
    z.nullable(uniqueList(termYears()).check(z.minLength(1))),
    'Terms in years as a list instead of a slider.',
  ),
  interestMin: key(percent(), 'Interest minimum in percent.'),
  interestMax: key(percent(), 'Interest maximum in percent.'),
  interestStep: key(numberFrom(0.01, 100), 'Interest step in percent.'),
  interestLocked: key(z.boolean(), 'Locked interest slider.'),
  depositMax: key(dollars(), 'Deposit and trade-in maximum in dollars.'),
  residualMax: key(dollars(), 'Residual maximum in dollars.'),
  depositStep: key(numberFrom(0.01), 'Deposit and residual step.'),
  defaultAmountFromCarPrice: key(z.boolean(), 'Default amount is the car price.'),
  defaultTerm: key(numberFrom(1, 7), 'Default term in years.'),
  defaultRate: key(percent(), 'Default rate in percent.'),
  depositFromLender: key(z.boolean(), "Default deposit is the lender's."),
  residualFromLender: key(z.boolean(), "Default residual is the lender's final payment."),
  rateFromLender: key(z.boolean(), "Default rate is the lender's."),
  establishmentFee: key(dollars(), 'Default fee in dollars.'),
  roundUp: key(z.boolean(), 'Repayment rounded up to the dollar.'),
  defaultFrequency: key(z.enum(FREQUENCIES), 'Default frequency.'),
};

type CalculatorFields = typeof CALCULATOR_FIELDS;
type FullCalculatorFields = {
  [K in Exclude<keyof CalculatorFields, 'maxAmount'>]: z.ZodMiniDefault<CalculatorFields[K]>;
} & { maxAmount: z.ZodMiniOptional<CalculatorFields['maxAmount']> };

/** Defaults of `finance.calculator.*`; `maxAmount` depends on the variant and is filled after parsing. */
const CALCULATOR_DEFAULTS: {
  [K in Exclude<keyof CalculatorFields, 'maxAmount'>]: z.output<CalculatorFields[K]>;
} = {
  variant: 'standard',
  minAmount: 1000,
  maxPercentOfPrice: null,
  amountStep: 500,
  helpMessage: 'Cannot be less than {min} or more than $250,000',
  termMin: 1,
  termMax: 7,
  termStep: 0.5,
  termList: null,
  interestMin: 0.5,
  interestMax: 15,
  interestStep: 0.5,
  interestLocked: false,
  depositMax: 250000,
  residualMax: 250000,
  depositStep: 0.5,
  defaultAmountFromCarPrice: false,
  defaultTerm: 6,
  defaultRate: 10,
  depositFromLender: false,
  residualFromLender: false,
  rateFromLender: false,
  establishmentFee: 0,
  roundUp: false,
  defaultFrequency: 'weekly',
};

const fullCalculatorFields = Object.fromEntries(
  Object.entries(CALCULATOR_FIELDS).map(([name, field]) => [
    name,
    name === 'maxAmount'
      ? z.optional(field)
      : z._default(field as z.ZodMiniType, CALCULATOR_DEFAULTS[name as keyof typeof CALCULATOR_DEFAULTS]), // entries lose the pairing of name and field
  ]),
) as unknown as FullCalculatorFields; // built from exactly those fields and defaults

/** Provider keys and lender keys are names in camelCase or kebab-case. */
const providerKey = () =>
  z
    .string()
    .check(z.regex(/^[A-Za-z][A-Za-z0-9_-]*$/, { error: 'must be a name of letters, digits, "-" and "_"' }));

/** `finance.*`: provider, box, calculator and legal text (requirements FIN-007 to FIN-044). */
export const financeSchema = z.strictObject({
  pagePath: key(z._default(path(), '/finance'), 'Canonical finance page.'),
  providers: key(
    z._default(
      z.record(
        providerKey(),
        z.strictObject({
          rule: key(
            z.literal([1, 2, 3, 4]),
            '1: age up to 12 years, price above 500, in stock, comparison rate. 2: in stock. 3: price above 500, in ' +
              'stock, weekly payment. 4: price above 500, in stock, monthly payment.',
          ),
          lender: key(text(), "Key into a car's finance_lenders."),
          calculator: z.prefault(z.partial(z.strictObject(CALCULATOR_FIELDS)), {}),
        }),
      ),
      {},
    ),
    'Provider definitions by key.',
  ),
  lenders: key(
    z._default(z.record(providerKey(), z.strictObject({ establishmentFee: z.optional(dollars()) })), {}),
    'Overrides by lender key; a lender wins over its provider.',
  ),
  excludedLenders: key(z._default(uniqueList(text()), []), 'Lenders that are never displayed.'),
  box: z.prefault(
    z.strictObject({
      termYears: key(z._default(numberFrom(1, 7), 5), 'Term of the finance box in years.'),
      depositPercent: key(z._default(percent(), 10), 'Deposit in percent.'),
      finalPaymentPercent: key(z._default(percent(), 30), 'Final payment in percent.'),
      frequency: key(z._default(z.enum(FREQUENCIES), 'weekly'), 'Frequency of the box.'),
    }),
    {},
  ),
  quote: z.prefault(
    z.strictObject({
      loanTerm: key(z._default(numberFrom(1, 30), 5), 'Loan term of the quote in years.'),
      creditScore: key(z._default(text(), 'GREAT'), 'Self-assessed credit score of the quote.'),
    }),
    {},
  ),
  calculator: z.prefault(z.strictObject(fullCalculatorFields), {}),
  disclaimer: z.prefault(
    z.strictObject({
      text: key(z._default(z.string(), ''), 'Disclaimer when the car has none.'),
      previewChars: key(z._default(wholeNumber(1, 10000), 197), 'Characters of the short disclaimer.'),
    }),
    {},
  ),
  comparisonRateWarning: key(z._default(text(), COMPARISON_RATE_WARNING), 'Shown beside comparison rates.'),
  fees: key(
    z._default(z.array(z.strictObject({ label: text(), amount: dollars() })), []),
    'Brand fees listed.',
  ),
});

/** `tradeIn.*` */
export const tradeInSchema = z.strictObject({
  enabled: key(z._default(z.boolean(), true), 'The dealer takes trade-ins.'),
  path: key(
    z._default(z.enum(['/trade-in', '/sell-your-car', '/sell-my-car']), '/trade-in'),
    'Canonical trade-in page.',
  ),
  minPrice: key(z._default(dollars(), 200), 'The car price must be above this many dollars.'),
  valuation: z.prefault(
    z.strictObject({
      maxAgeYears: key(z._default(numberFrom(0), 7), 'Older cars get no online estimate.'),
      maxKm: key(z._default(numberFrom(0), 100000), 'Cars with more kilometres get no online estimate.'),
    }),
    {},
  ),
  faq: key(
    z._default(z.array(faqItemSchema), [
      {
        question: 'What do I need to bring?',
        answer: 'Your licence, the registration papers, the service books, and 2 sets of keys.',
      },
    ]),
    'Trade-in FAQ.',
  ),
});
