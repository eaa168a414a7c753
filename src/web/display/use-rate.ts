import { createContext, useContext } from 'react'
import type { Rate } from '#money/rates.ts'

const RateContext = createContext<Rate | undefined>(undefined)

export const RateProvider = RateContext.Provider

/** Of the currency that stands beside prices, where its viewer chose one. */
export function useRate(): Rate | undefined {
  return useContext(RateContext)
}
