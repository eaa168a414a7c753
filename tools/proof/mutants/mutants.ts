import type { Mutant } from '../mutant.ts'
import { accessMutants } from './access.ts'
import { choiceMutants } from './choices.ts'
import { dateAbroadMutants } from './date-abroad.ts'
import { exchangeRateMutants } from './exchange-rates.ts'
import { gatewayMutants } from './gateways.ts'
import { moneyMutants } from './money.ts'
import { packageMutants } from './packages.ts'
import { rebookingMutants } from './rebooking.ts'
import { refundMutants } from './refunds.ts'
import { seatMutants } from './seats.ts'
import { shareMutants } from './shares.ts'
import { signInMutants } from './sign-in.ts'
import { withdrawalMutants } from './withdrawals.ts'
import { wordMutants } from './words.ts'

export const mutants: readonly Mutant[] = [
  ...moneyMutants,
  ...exchangeRateMutants,
  ...refundMutants,
  ...withdrawalMutants,
  ...rebookingMutants,
  ...dateAbroadMutants,
  ...packageMutants,
  ...shareMutants,
  ...choiceMutants,
  ...gatewayMutants,
  ...seatMutants,
  ...accessMutants,
  ...signInMutants,
  ...wordMutants,
]
