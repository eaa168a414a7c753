import * as orders from '#orders/entries.ts'
import * as payments from '#payments/entries.ts'
import * as refunds from '#refunds/entries.ts'
import * as withdrawals from '#withdrawals/entries.ts'

/** The product's own entry builders: the model uses the same functions. */
export const builders = { ...orders, ...payments, ...refunds, ...withdrawals }
export type Builders = typeof builders
