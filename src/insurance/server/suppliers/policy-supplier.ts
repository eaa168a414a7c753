import type { Plan } from '#insurance/plans.ts'
import type { PartyRequest } from '#insurance/server/insurer.ts'
import type { InsurerFacts } from '#insurance/server/insurer-facts.ts'
import type { Rial } from '#money/rial.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export interface Patience {
  readonly signal: AbortSignal
}

/** One of the party under one plan; rial with duty, and what the supplier asks. */
export interface QuotedPerson {
  readonly quote: string
  readonly age: number
  readonly total: Rial
  readonly duty: Rial
  readonly commission: Rial
  readonly foreign: ForeignAmount
}

export interface QuotedPlan {
  readonly plan: Plan
  /** in the order of the request */
  readonly people: readonly QuotedPerson[]
}

export interface SupplierOffer {
  /** confirmed for one order alone */
  readonly ref: string
  readonly plans: readonly QuotedPlan[]
}

export interface PolicyHolder {
  readonly firstName: string
  readonly lastName: string
  /** as the traveller typed it */
  readonly phone: string
  readonly email: string | null
  readonly age: number
}

export interface PolicyConfirmation {
  /** UUID: the same key never makes a second policy */
  readonly key: string
  readonly offerRef: string
  readonly people: readonly {
    readonly quote: string
    readonly firstName: string
    readonly lastName: string
  }[]
  readonly holder: PolicyHolder
}

export interface PolicyNow {
  readonly quote: string
  readonly isCancelled: boolean
  readonly startsOn: Temporal.PlainDate
  /** null where the supplier does not say it */
  readonly endsOn: Temporal.PlainDate | null
}

export interface PolicyBooked {
  readonly ref: string
  readonly policies: readonly PolicyNow[]
}

export interface PolicyChange {
  readonly ref: string
  readonly quotes: readonly string[]
  readonly startsOn: Temporal.PlainDate
  readonly endsOn: Temporal.PlainDate
}

export interface ChangeQuoted {
  readonly updateId: string
  /** hundredths of its currency; negative comes back */
  readonly differenceMinor: number
  /** by quote, hundredths: what each costs then; empty where only the whole is said */
  readonly pricesMinor: ReadonlyMap<string, number>
}

export interface CancelQuoted {
  readonly cancellationId: string
  /** hundredths of its currency */
  readonly refundMinor: number
}

/** Who insures beside our own contract. Confirming again with the same key is harmless; all other commands are looked up first. */
export interface PolicySupplier {
  readonly name: string
  /** as our people call it; travellers read the insurer of `facts` */
  readonly title: string
  readonly facts: InsurerFacts
  readonly caps: {
    readonly offerMs: number
    readonly callMs: number
    /** after so long what is not found was not made */
    readonly settlesAfterMs: number
  }
  offer(request: PartyRequest, patience: Patience): Promise<Outcome<SupplierOffer>>
  optOut(offerRef: string, patience: Patience): Promise<Outcome<'noted'>>
  confirm(confirmation: PolicyConfirmation, patience: Patience): Promise<Outcome<PolicyBooked>>
  lookUp(ref: string, patience: Patience): Promise<Outcome<PolicyBooked | null>>
  quoteChange(change: PolicyChange, patience: Patience): Promise<Outcome<ChangeQuoted>>
  confirmChange(ref: string, updateId: string, patience: Patience): Promise<Outcome<PolicyBooked>>
  quoteCancel(ref: string, quotes: readonly string[], patience: Patience): Promise<Outcome<CancelQuoted>>
  confirmCancel(ref: string, cancellationId: string, patience: Patience): Promise<Outcome<PolicyBooked>>
}
