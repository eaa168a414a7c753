/** What a traveller reads when a picture cannot be taken (§8), here and from the server alike. */
export const sentences = {
  tooLarge: 'حجم تصویر بیشتر از ۵ مگابایت است.',
  wrongFormat: 'این فرمت پذیرفته نیست؛ فقط تصویر JPG یا PNG پذیرفته می‌شود.',
  tooManyPixels: 'ابعاد تصویر بیش از اندازه بزرگ است. تصویر کوچک‌تری بفرستید.',
  tooSmall: 'تصویر بسیار کوچک است و خوانده نمی‌شود. تصویر بزرگ‌تری بفرستید.',
  damaged: 'فایل تصویر ناقص است و باز نمی‌شود. دوباره عکس بگیرید یا فایل دیگری انتخاب کنید.',
  invalid: 'تصویر گذرنامه معتبر نیست.',
} as const
