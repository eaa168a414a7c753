/** Sentences that hotels write often, without their full stop, in small letters. */
const sentences: Readonly<Record<string, string>> = {
  'pets are not allowed': 'حیوان خانگی پذیرفته نمی‌شود.',
  'pets are allowed': 'حیوان خانگی پذیرفته می‌شود.',
  'smoking is not allowed': 'سیگار کشیدن ممنوع است.',
  'free wi-fi': 'وای‌فای رایگان است.',
  'free wifi is available': 'وای‌فای رایگان است.',
  'free parking is available': 'پارکینگ رایگان است.',
  'parking is not available': 'پارکینگ ندارد.',
  'breakfast is included': 'صبحانه در قیمت است.',
  'breakfast is not included': 'صبحانه در قیمت نیست.',
  'city tax is not included': 'عوارض شهر در قیمت نیست.',
  'city tax is included': 'عوارض شهر در قیمت است.',
  'a deposit is required at check-in': 'هتل هنگام ورود سپرده می‌گیرد.',
  'a valid id and credit card are required at check-in': 'هنگام ورود مدرک شناسایی و کارت اعتباری می‌خواهند.',
  'extra beds are not available': 'تخت اضافه ندارد.',
  'the front desk is open 24 hours': 'پذیرش شبانه‌روزی است.',
  'early check-in is subject to availability': 'ورود زودتر اگر اتاق خالی باشد ممکن است.',
  'late check-out is subject to availability': 'خروج دیرتر اگر اتاق خالی باشد ممکن است.',
}

/** «Title: sentence» by its sentence; undefined unless all of it is known. */
export function persianCondition(words: string): string | undefined {
  const said = (text: string) => sentences[text.trim().toLowerCase().replace(/\.$/, '')]
  const [, afterTitle] = /^[A-Za-z -]{1,40}: (.+)$/s.exec(words) ?? []
  return said(words) ?? (afterTitle === undefined ? undefined : said(afterTitle))
}
