import type { BoughtWords } from '#orders/bought-words.ts'
import type { ProductFace } from '#orders/face.ts'
import type { OrderListed } from '#orders/responses.ts'

/** Of an order whose seller holds nothing before it is paid: until then its price alone is kept. */
export const priceOnlyWords = {
  held: 'قیمت',
  keptForNow: 'قیمتش',
  stillHas: 'قیمت این سفارش هنوز برای شما ثابت است.',
  hasNoMore: 'زمان نگه‌داری این قیمت هم تمام شده است.',
  cancel: 'لغو سفارش',
  cancelling: 'این سفارش کنار گذاشته می‌شود و قیمتش دیگر برای شما نگه داشته نمی‌شود.',
} as const satisfies Partial<BoughtWords>

export const priceOnlyTexts = {
  story: {
    submitted: 'قیمت تا پایان مهلت پرداخت برای شما ثابت ماند',
    expired: 'مهلت پرداخت تمام شد',
    cancelled: 'سفارش را لغو کردید',
  },
  notes: {
    submitted: 'قیمت این سفارش تا پایان مهلت پرداخت ثابت است.',
    expired: 'زمان نگه‌داری این قیمت تمام شد. قیمت تازه را ببینید.',
    cancelled: 'این سفارش را لغو کردید.',
  },
} as const satisfies Pick<ProductFace, 'story' | 'notes'>

type Worded = Pick<ProductFace, 'words' | 'story' | 'notes'>

/** A product's face as it is true of this order. */
export function faceAsHeld<Face extends Partial<Worded> & Pick<Worded, 'words'>>(
  face: Face,
  { isPriceOnly }: Pick<OrderListed, 'isPriceOnly'>,
): Face {
  if (isPriceOnly !== true) return face
  return {
    ...face,
    words: { ...face.words, ...priceOnlyWords },
    story: { ...face.story, ...priceOnlyTexts.story },
    notes: { ...face.notes, ...priceOnlyTexts.notes },
  }
}
