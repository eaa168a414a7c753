import type { MoveBody, PolicyMoved } from '#insurance/move.ts'
import type { PlansRequest, PolicyRequest } from '#insurance/requests.ts'
import type { PlansView, PolicyView } from '#insurance/responses.ts'
import type { Contract } from '#insurance/server/contract.ts'
import type { InsuranceProduct } from '#insurance/server/product.ts'
import type { VisaPaper, VisaPaperRequest } from '#insurance/server/visa-papers.ts'
import type { OfferBeside } from '#orders/offer-beside.ts'

export interface Buyer {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
}

export interface Insurance {
  /** Throws Faults under `country`, `startsOn`, `endsOn`, `births`; INSURANCE_CLOSED, PLAN_UNKNOWN. */
  plans(request: PlansRequest): Promise<PlansView>
  /** Creates an agreed order. Throws Faults under `trip.field`, `people.N.field`, `contact.field`; INSURANCE_CLOSED,
   * PLAN_UNKNOWN, PRICE_CHANGED, and what orders refuse. */
  submit(request: PolicyRequest, buyer: Buyer): Promise<PolicyView>
  /** For its owner. Throws ORDER_NOT_FOUND, also for another product's order. */
  policy(orderId: string, userId: string): Promise<PolicyView>
  /** For its owner, of whoever is still insured. Throws ORDER_NOT_FOUND, NO_POLICY_YET, POLICY_REFUNDED. */
  policyPdf(orderId: string, userId: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  /** What is offered beside an order of its owner; undefined for whoever declined or is insured. Throws ORDER_NOT_FOUND. */
  offerFor(orderId: string, userId: string): Promise<OfferBeside | undefined>
  /** Issued policies of this owner that a visa's authority takes for this day, each with its file. */
  papersFor(ownerId: string, asked: VisaPaperRequest): Promise<readonly VisaPaper[]>
  /** Nobody offers insurance beside this order any more. Throws ORDER_NOT_FOUND. */
  decline(orderId: string, userId: string): Promise<void>
  /** Policies of a ticket's people go to its new days. Throws ORDER_NOT_FOUND, POLICY_STAYS, MOVE_CHANGED. */
  move(body: MoveBody, mover: { readonly userId: string; readonly once: string }): Promise<PolicyMoved>
  readonly work: {
    /** Asks insurers about what is unclear, and cancels there what is given back. Returns how many moved on. */
    settleSuppliers(): Promise<number>
  }
  readonly desk: InsuranceDesk
  readonly product: InsuranceProduct
}

export interface InsuranceDesk {
  /** From now on policies are of this contract. Throws CONTRACT_OPEN. */
  sign(contract: Contract): Promise<void>
  /** Nothing more is sold by it. */
  end(contractId: string): Promise<void>
  /** The refusal of the visa was seen: all of it comes back, at any time. Throws ORDER_NOT_FOUND, NO_POLICY_YET. */
  visaRefused(orderNumber: string): Promise<void>
}
