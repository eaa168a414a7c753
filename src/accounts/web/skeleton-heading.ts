const headings: Readonly<Record<string, string>> = {
  '/profile': 'حساب کاربری',
  '/profile/my-travels': 'سفرهای من',
  '/profile/my-travels/order-details': 'سفارش',
  '/profile/my-travels/order-details/HotelOrderDetails': 'سفارش',
  '/profile/my-travels/order-details/VisaOrderDetails': 'سفارش',
  '/profile/my-travels/order-details/TourOrderDetails': 'سفارش',
  '/profile/my-travels/order-details/Insurance': 'سفارش',
  '/profile/my-travels/order-details/ExperienceOrderDetails': 'سفارش',
  '/profile/my-travels/order-details/Bags': 'سفارش',
  '/profile/my-travels/order-details/add-bag': 'افزودن بار',
  '/profile/my-travels/order-details/flight-order-items': 'بلیت‌ها و استرداد',
  '/profile/my-travels/order-details/another-flight': 'پرواز دیگر',
  '/profile/my-travels/order-details/correct': 'اصلاح مشخصات',
  '/profile/my-travels/order-details/change-date': 'تغییر تاریخ',
  '/profile/my-travels/order-details/travel-day': 'روز سفر',
  '/profile/my-travels/trip': 'سفر شما',
  '/profile/passengers': 'مسافران',
  '/profile/transactions': 'کیف پول و تراکنش‌ها',
  '/profile/transactions/withdraw': 'برداشت از کیف پول',
  '/profile/watches': 'خبر پرواز',
  '/profile/notifications': 'اعلان‌ها',
  '/profile/notifications/told': 'پیام‌های فرستاده‌شده',
  '/profile/account': 'حساب کاربری',
  '/profile/agency': 'آژانس',
  '/profile/agency/statement': 'صورت‌حساب',
  '/profile/auth-data': 'رمز و ورود',
}

export function skeletonHeading(to: string): string | undefined {
  return headings[to.replace(/\/+$/, '')]
}
