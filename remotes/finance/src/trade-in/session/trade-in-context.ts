import { createContext, useContext } from 'react';
import type { TradeIn } from './use-trade-in';

const TradeInContext = createContext<TradeIn | null>(null);
export const TradeInProvider = TradeInContext.Provider;

/** The trade-in that a step belongs to. */
export function useTradeInOfPage(): TradeIn {
  const tradeIn = useContext(TradeInContext);
  if (!tradeIn) throw new Error('A step of a trade-in stands outside of a TradeInProvider.');
  return tradeIn;
}
