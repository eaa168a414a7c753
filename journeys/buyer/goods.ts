import type { Diary, Shop } from './diary.ts'

export interface Goods {
  order(shop: Shop, diary: Diary): Promise<string | undefined>
  look(shop: Shop, diary: Diary, orderId: string): Promise<Standing>
}

export interface Standing {
  readonly status: string
  readonly reference: string | null
}
