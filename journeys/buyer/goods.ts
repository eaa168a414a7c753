import type { Diary, Shop } from './diary.ts'

export interface Goods {
  order(shop: Shop, diary: Diary): Promise<string | undefined>
  look(shop: Shop, diary: Diary, orderId: string): Promise<OrderStatus>
}

export interface OrderStatus {
  readonly status: string
  readonly reference: string | null
}
