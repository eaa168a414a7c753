import type { Diary, Shop } from './diary.ts'

export interface Goods {
  order(shop: Shop, diary: Diary): Promise<string | undefined>
  look(shop: Shop, diary: Diary, orderId: string): Promise<OrderStatus>
  /** diaries of the orders that are given back, where several were bought at once */
  partsBack?(diary: Diary): readonly Diary[]
  /** directions that are given back; one unless it says so */
  readonly legs?: number
}

export interface OrderStatus {
  readonly status: string
  readonly reference: string | null
}
