/** What all packages to a place share. Amounts in toman a person. */
export interface TourPlace {
  /** the city of its hotels */
  readonly cityCode: string
  readonly name: string
  readonly origin: 'THR' | 'IKA'
  readonly airport: string
  readonly isDomestic: boolean
  /** null: none is needed */
  readonly entryPaper: string | null
  /** an ordinary day, there and back */
  readonly flight: number
  readonly transfer: number
  readonly insurance: number
  readonly leader: number
  /** ids of the hotels' catalogue, the plainest first */
  readonly hotels: readonly string[]
  /** days between the first and the last, the first of them guided */
  readonly days: readonly { readonly title: string; readonly text: string }[]
  readonly notIncluded: readonly string[]
}

export const passportPaper = 'گذرنامه با دست‌کم ۶ ماه اعتبار از روز بازگشت، برای همهٔ همسفرها'
export const cardPaper = 'اصل کارت ملی یا شناسنامه، برای همهٔ همسفرها'
export const exitPaper = 'اجازهٔ خروج از کشور برای زیر ۱۸ سال و مشمولان نظام وظیفه'
