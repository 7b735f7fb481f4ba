import type { Car } from 'shared-contracts/entities/car';
import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { roundDollars } from '../money';
import { payablePrice } from '../price';
import type { Frequency } from './repayment';

/** The part of a site's config that the calculator depends on. */
export interface CalculatorSite {
  site: Pick<PublicTenantConfig['site'], 'finance_provider'>;
  finance: Pick<PublicTenantConfig['finance'], 'providers' | 'lenders' | 'calculator'>;
}

type CalculatedCar = Parameters<typeof payablePrice>[0] & Pick<Car, 'finance_lenders'>;

/** What a shopper may change, in the words of `finance:estimate-updated`: dollars, per cent a year, years. */
export interface LoanInputs {
  amount: number;
  deposit: number;
  residual: number;
  rate: number;
  termYears: number;
  frequency: Frequency;
}

/** Where a number of the calculator may lie; both ends included. */
export interface Bounds {
  min: number;
  max: number;
  step: number;
}

/** How the calculator works for one car on one site. */
export interface CalculatorRules {
  bounds: Record<Exclude<keyof LoanInputs, 'frequency'>, Bounds>;
  /** The only terms there are, in years and in order; null where any term within its bounds may be chosen. */
  terms: readonly number[] | null;
  isRateLocked: boolean;
  /** Dollars, financed with the loan. */
  establishmentFee: number;
  /** A payment is rounded up to the whole dollar. */
  roundsUp: boolean;
  /** `{min}` stands for the smallest amount (D-33). */
  helpMessage: string;
  defaults: LoanInputs;
}

/** The loan where no price is taken, in dollars (section 161.3). */
const defaultAmount = 30_000;
/** Prices above this many dollars may raise the largest loan (section 98.1.2). */
const percentAbovePrice = 100_000;

/** What is no number counts as the least. */
const clamp = (value: number, { min, max }: Bounds): number => (value >= min ? Math.min(max, value) : min);

/** The active provider's settings over the site's (FIN-038), its lender's over both (FIN-024). */
export function settingsOf({ site, finance }: CalculatorSite) {
  const provider = site.finance_provider === null ? undefined : finance.providers[site.finance_provider];
  const settings = { ...finance.calculator, ...provider?.calculator };
  const lender = provider?.lender ?? null;
  const lenderFee = lender === null ? undefined : finance.lenders[lender]?.establishmentFee;
  return { settings, lender, establishmentFee: lenderFee ?? settings.establishmentFee };
}

/** The longest term on the list that is no longer than wished, or its shortest. */
const listedTerm = (terms: readonly number[], wished: number): number =>
  terms.findLast((term) => term <= wished) ?? terms[0] ?? wished;

type Settings = ReturnType<typeof settingsOf>['settings'];

function boundsOf(settings: Settings, price: number | null): CalculatorRules['bounds'] {
  const { maxPercentOfPrice } = settings;
  const followsPrice =
    settings.variant === 'standard' && maxPercentOfPrice !== null && (price ?? 0) > percentAbovePrice;
  return {
    amount: {
      min: settings.minAmount,
      max: followsPrice ? ((price ?? 0) * maxPercentOfPrice) / 100 : settings.maxAmount,
      step: settings.amountStep,
    },
    deposit: { min: 0, max: settings.depositMax, step: settings.depositStep },
    residual: { min: 0, max: settings.residualMax, step: settings.depositStep },
    rate: { min: settings.interestMin, max: settings.interestMax, step: settings.interestStep },
    termYears: { min: settings.termMin, max: settings.termMax, step: settings.termStep },
  };
}

/** The loan that the calculator begins with (FIN-020 to FIN-023), within its bounds. */
function defaultsOf(
  settings: Settings,
  bounds: CalculatorRules['bounds'],
  terms: CalculatorRules['terms'],
  { price, entry }: { price: number | null; entry: LenderEntry | undefined },
): LoanInputs {
  const wanted = settings.defaultAmountFromCarPrice ? price : null;
  const amount = clamp(wanted ?? defaultAmount, bounds.amount);
  // Of a car that costs more than the calculator takes, that part counts, and as much of the lender's terms.
  const share = wanted === null ? 1 : amount / wanted;
  const ofLender = (isUsed: boolean, dollars: number | null | undefined): number =>
    isUsed ? roundDollars((dollars ?? 0) * share) : 0;
  const termYears = clamp(settings.defaultTerm, bounds.termYears);
  return {
    amount,
    deposit: clamp(ofLender(settings.depositFromLender, entry?.deposit), bounds.deposit),
    residual: clamp(ofLender(settings.residualFromLender, entry?.balloon), bounds.residual),
    rate: clamp((settings.rateFromLender ? entry?.interestRate : null) ?? settings.defaultRate, bounds.rate),
    termYears: terms ? listedTerm(terms, termYears) : termYears,
    frequency: settings.defaultFrequency,
  };
}

/**
 * Bounds, steps and defaults of the calculator (FIN-020 to FIN-024, FIN-031 to FIN-042), resolved once: lender over
 * provider over site.
 *
 * @param car whose price and lender entry count; null on a page that is about no car
 */
export function calculatorRules(site: CalculatorSite, car: CalculatedCar | null): CalculatorRules {
  const { settings, lender, establishmentFee } = settingsOf(site);
  const price = car && payablePrice(car);
  const entry = lender === null ? undefined : car?.finance_lenders?.[lender];
  const bounds = boundsOf(settings, price);
  const terms = settings.termList && settings.termList.toSorted((first, second) => first - second);
  return {
    bounds,
    terms,
    isRateLocked: settings.interestLocked,
    establishmentFee,
    roundsUp: settings.roundUp,
    helpMessage: settings.helpMessage,
    defaults: defaultsOf(settings, bounds, terms, { price, entry }),
  };
}

/** Each input clamped to its range (FIN-034). No range reaches below 0, so a negative input counts as 0. */
export function allowedInputs(inputs: LoanInputs, { bounds, terms, ...rules }: CalculatorRules): LoanInputs {
  const within = (name: keyof typeof bounds): number => clamp(inputs[name], bounds[name]);
  return {
    amount: within('amount'),
    deposit: within('deposit'),
    residual: within('residual'),
    rate: rules.isRateLocked ? rules.defaults.rate : within('rate'),
    termYears: terms ? listedTerm(terms, inputs.termYears) : within('termYears'),
    frequency: inputs.frequency,
  };
}
