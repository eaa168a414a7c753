import type { WhyNotMovable } from '#flights/changes/server/date-change/movable-tickets.ts'

const byTalk =
  'روز دلخواه مسافر را در گفتگوی همین سفارش بنویسید و تا مسافر مبلغ را نپذیرفته است چیزی را عوض نکنید.'

/** Why a direction is not among those that are changed with the code, and what a colleague does instead. */
export const unmovableWords = {
  CHANGED_BY_SUPPORT: `فروشنده تاریخ این بلیت خارجی را از راه ما عوض نمی‌کند: نرخ آن تغییر ندارد، یا سفارش چند مسیر، بار، صندلی یا محافظت استرداد دارد، یا بلیت بعضی از مسافرانش دیگر سر جایش نیست. از فروشنده بپرسید؛ ${byTalk}`,
  TRIP_CHANGED_BY_SUPPORT: `با هتل خریده شده است و هتل با آن جابه‌جا نمی‌شود. با هتل هم هماهنگ کنید؛ ${byTalk}`,
  CHANGED_ON_CREDIT: `روی اعتبار آژانس خریده شده است و بهایش بدهی آژانس است، پس با بلیت دیگری عوض نمی‌شود. با آژانس هماهنگ کنید؛ ${byTalk}`,
  REBOOKING_OPEN:
    'روز دیگری برای آن نگه داشته شده است. مسافر آن را در «سفرهای من» بپردازد یا لغو کند؛ اگر پرداخته است، صدور بلیت تازه در راه است.',
  NOT_CHANGEABLE:
    'بلیتی ندارد که برای بلیت دیگری دست‌کم یک تومان بیاورد: پس داده شده، زمانش گذشته یا جریمه‌اش همهٔ بهای آن است. بلیت روز تازه جدا خریده می‌شود.',
} as const satisfies Record<WhyNotMovable, string>

export const notIssuedWords = 'این سفارش بلیت صادرشده‌ای ندارد؛ تاریخ پس از صدور عوض می‌شود.'
