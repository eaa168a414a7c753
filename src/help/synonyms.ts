/** Words that mean one thing when people ask: the first stands for all. Folded as `fold` does, without endings. */
const groups = [
  'بلیت بلیط تیکت بلیتم بلیطم ticket belit',
  'استرداد کنسل کنسلی لغو انصراف مسترد کنسلش ابطال باطل پس refund cancel estrdad استردا',
  'جریمه کسر جریمش penalty',
  'پول وجه مبلغ پولم پولش مبلغم money',
  'چمدان بار بارم چمدون چمدانم bag baggage luggage',
  'کابین دستی کوله کیف‌دستی cabin',
  'اشتباه غلط نادرست اشتباهی',
  'اصلاح تصحیح درست',
  'نام اسم اسمم نامم فامیل فامیلی name',
  'تاخیر دیر تعجیل تاخیری delay معطل عقب',
  'نوزاد شیرخوار بیبی infant baby',
  'کودک بچه فرزند بچم child',
  'گذرنامه پاسپورت پاس passport',
  'ویزا روادید visa',
  'رد ریجکت ریجکتی نشد reject',
  'فاکتور صورتحساب رسید invoice',
  'عوارض مالیات',
  'حیوان سگ گربه پت حیوانات پرنده pet',
  'بیمه insurance',
  'هتل اقامتگاه اتاق hotel',
  'قیمت نرخ هزینه بها چند',
  'پشتیبان پشتیبانی ساپورت support',
  'تلفن شماره موبایل همراه خط',
  'تغییر عوض جابجا جابجایی جابه تعویض',
  'تاریخ روز زمان',
  'داخلی داخل',
  'خارجی خارج بینالمللی بینالملل المللی',
  'چارتر چارتری charter',
  'سیستم سیستمی',
  'تخفیف کوپن discount',
  'حذف پاک بستن دیلیت',
  'اکانت حساب کاربری',
  'کد پیامک sms اسمس',
  'صدور صادر issue',
  'واچر ووچر voucher',
  'باردار بارداری حامله حاملگی',
  'ویلچر ویلچیر معلول سالمند',
  'مدرک مدارک شناسنامه',
  'فرودگاه ایرپورت airport',
].map((words) => words.split(' '))

const canonical = new Map(
  groups.flatMap(([first = '', ...others]) => [first, ...others].map((word) => [word, first])),
)

export function canonicalWord(word: string): string {
  return canonical.get(word) ?? word
}
