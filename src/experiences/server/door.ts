import type { ExperienceOrderToSubmit } from '#experiences/requests.ts'
import type {
  ExperienceDay,
  ExperienceDetail,
  ExperienceListed,
  ExperienceOrdered,
  ExperienceSlot,
} from '#experiences/responses.ts'
import type { CityMonth } from '#experiences/server/city-days.ts'
import type { DayRequest, DaysRequest } from '#experiences/server/looking.ts'
import type { ExperienceProduct } from '#experiences/server/product.ts'

export interface Buyer {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
}

export interface Experiences {
  /** What suppliers sell now, by name; nothing where none is named or none says anything. */
  list(): Promise<ExperienceListed[]>
  /** By experience, the days on which it has room. */
  cityDays(month: CityMonth): Promise<Readonly<Record<string, readonly string[]>>>
  /** Throws EXPERIENCE_NOT_FOUND. */
  detail(experienceId: string): Promise<ExperienceDetail>
  /** Throws EXPERIENCE_NOT_FOUND, SELLER_SILENT. */
  calendar(request: DaysRequest): Promise<ExperienceDay[]>
  /** Throws EXPERIENCE_NOT_FOUND, SELLER_SILENT. */
  slots(request: DayRequest): Promise<ExperienceSlot[]>
  /** Creates an agreed order. Throws Faults under `leader.field`, `contact.field`; EXPERIENCE_NOT_FOUND, SLOT_NOT_FOUND, SLOT_FULL,
   * PARTY_REFUSED, SELLER_SILENT, PRICE_MOVED, and what orders refuse. */
  submit(request: ExperienceOrderToSubmit, buyer: Buyer): Promise<ExperienceOrdered>
  /** For its owner. Throws ORDER_NOT_FOUND, also for another product's order. */
  ordered(orderId: string, userId: string): Promise<ExperienceOrdered>
  /** For its owner. Throws ORDER_NOT_FOUND, NOT_ISSUED, GIVEN_BACK, PAPER_LATER. */
  voucher(orderId: string, userId: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  readonly work: {
    /** Cancels at suppliers what was let go or given back. Returns how many moved on. */
    settleSuppliers(): Promise<number>
  }
  readonly product: ExperienceProduct
}
