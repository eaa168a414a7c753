import * as orders from '#orders/entries.ts'
import { differenceOf } from '#orders/rebooking.ts'
import * as payments from '#payments/entries.ts'
import { protectionLeft } from '#penalties/protection.ts'
import * as refunds from '#refunds/entries.ts'
import * as withdrawals from '#withdrawals/entries.ts'

/** The product's own entry builders, and rules of what is left over: the model uses the same functions. */
export const builders = { ...orders, ...payments, ...refunds, ...withdrawals, differenceOf, protectionLeft }
export type Builders = typeof builders
