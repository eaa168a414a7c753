/** Why the money of what could not be issued goes back at once, before anything is offered in its place (decision 085). */
export const notElsewhere = {
  /** of what others paid in shares */
  payers:
    'سهم‌ها برای همین سفر پرداخت شده بود و بی‌اجازهٔ پرداخت‌کننده‌ها برای چیز دیگری خرج نمی‌شود؛ برای جایگزین، لینک‌های تازه بسازید.',
  /** of a trip that is all or nothing */
  whole:
    'بخش‌های این سفر فقط با هم معنا دارند و بخش دیگر تا انتخاب شما نگه داشته نمی‌شود؛ برای همین پول یک‌جا برگشت و جایگزینی پیشنهاد نشد.',
} as const
