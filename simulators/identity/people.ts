/** The fault of the issued token; `right` is what Google would send. */
export type Fate =
  | 'right'
  | 'short-issuer'
  | 'unverified'
  | 'wrong-audience'
  | 'wrong-issuer'
  | 'expired'
  | 'wrong-nonce'
  | 'unknown-key'
  | 'swapped-key'
  | 'symmetric'
  | 'unsigned'

export interface Person {
  readonly name: string
  readonly shownName: string
  readonly email: string
  readonly fate: Fate
  /** verified by Google, but at another provider's domain */
  readonly isMailedElsewhere?: true
  readonly note: string
}

/** Three are valid; each of the others has one fault. */
export const people: readonly Person[] = [
  {
    name: 'sara',
    shownName: 'سارا محمدی',
    email: 'sara.mohammadi@gmail.example',
    fate: 'right',
    note: 'ایمیل تأییدشده؛ وارد می‌شود',
  },
  {
    name: 'nima',
    shownName: 'نیما کاظمی',
    email: 'nima.kazemi@gmail.example',
    fate: 'short-issuer',
    note: 'ایمیل تأییدشده، نام صادرکننده کوتاه؛ وارد می‌شود',
  },
  {
    name: 'haleh',
    shownName: 'هاله سلطانی',
    email: 'haleh.soltani@mail.example',
    fate: 'right',
    isMailedElsewhere: true,
    note: 'ایمیل تأییدشده، اما نه از گوگل؛ یک بار کد موبایل می‌خواهد',
  },
  {
    name: 'unverified',
    shownName: 'مریم رستمی',
    email: 'maryam.rostami@gmail.example',
    fate: 'unverified',
    note: 'ایمیل تأییدنشده',
  },
  {
    name: 'audience',
    shownName: 'آرش صادقی',
    email: 'arash.sadeghi@gmail.example',
    fate: 'wrong-audience',
    note: 'توکن برای سایت دیگری است',
  },
  {
    name: 'issuer',
    shownName: 'لیلا احمدی',
    email: 'leila.ahmadi@gmail.example',
    fate: 'wrong-issuer',
    note: 'صادرکنندهٔ دیگری امضا کرده است',
  },
  {
    name: 'expired',
    shownName: 'کاوه نوری',
    email: 'kaveh.noori@gmail.example',
    fate: 'expired',
    note: 'توکن یک ساعت پیش تمام شده است',
  },
  {
    name: 'nonce',
    shownName: 'نگار حسینی',
    email: 'negar.hosseini@gmail.example',
    fate: 'wrong-nonce',
    note: 'توکن مرورگر دیگری است',
  },
  {
    name: 'unknown-key',
    shownName: 'بهرام زند',
    email: 'bahram.zand@gmail.example',
    fate: 'unknown-key',
    note: 'کلیدی که منتشر نشده است',
  },
  {
    name: 'swapped-key',
    shownName: 'شیرین فرهادی',
    email: 'shirin.farhadi@gmail.example',
    fate: 'swapped-key',
    note: 'نام کلید ما با امضای کلید دیگر',
  },
  {
    name: 'symmetric',
    shownName: 'پیمان یوسفی',
    email: 'peyman.yousefi@gmail.example',
    fate: 'symmetric',
    note: 'کلید عمومی به جای راز (HS256)',
  },
  {
    name: 'unsigned',
    shownName: 'مهسا کریمی',
    email: 'mahsa.karimi@gmail.example',
    fate: 'unsigned',
    note: 'بدون امضا (alg none)',
  },
]

export function personNamed(name: string | undefined): Person | undefined {
  return people.find((person) => person.name === name)
}
