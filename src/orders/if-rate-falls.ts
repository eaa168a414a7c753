/** Before it is paid, wherever a price in foreign money is shown. */
export const ifRateFalls =
  'اگر تا صدور، نرخ پایین بیاید تفاوتش به شما برمی‌گردد؛ اگر بالا برود چیزی اضافه نمی‌گیریم.'
