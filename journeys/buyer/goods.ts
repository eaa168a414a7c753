import type { Diary, Shop } from './diary.ts'

/** Something that is bought, whatever it is: what its order needs until it waits for its money, and where one looks after it. */
export interface Goods {
  /** Orders it and agrees to it; nothing when it was refused. */
  order(shop: Shop, diary: Diary): Promise<string | undefined>
  look(shop: Shop, diary: Diary, orderId: string): Promise<Standing>
}

export interface Standing {
  readonly status: string
  /** of the ticket, the voucher or the case, once it is there */
  readonly reference: string | null
}
