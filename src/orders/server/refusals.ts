import { bookingFailed } from '#orders/booking-failed.ts'
import type { ProductFace } from '#orders/face.ts'
import type { Status } from '#orders/life.ts'
import { voucherFaults } from '#orders/voucher.ts'
import { Refusal, refusals } from '#server/refusal.ts'

export const refuse = refusals({
  NOTHING_PAID: { says: 'برای این سفارش پولی جابه‌جا نشده است.', status: 409 },
  ORDER_NOT_FOUND: { says: 'سفارشی با این مشخصات پیدا نشد.', status: 404 },
  CORRECTED_MEANWHILE: {
    says: 'مشخصات این مسافر در این میان عوض شده است؛ صفحه را دوباره ببینید.',
    status: 409,
  },
  CORRECTION_OPEN: {
    says: 'درخواست اصلاح این مسافر نزد میز پشتیبانی است؛ پیش از پاسخ آن درخواست دیگری ثبت نمی‌شود.',
    status: 409,
  },
  NO_CORRECTION: { says: 'درخواست اصلاح بازی با این شماره نیست.', status: 404 },
  NOT_TO_ISSUE: { says: 'این سفارش در نوبت صدور نیست؛ صدور دوباره ندارد.', status: 409 },
  TOO_MANY_HOLDS: {
    says: 'چند سفارش پرداخت‌نشده دارید؛ یکی را پرداخت یا لغو کنید و دوباره بزنید.',
    status: 409,
  },
  TOO_MANY_PEOPLE: {
    says: 'برای این تعداد مسافر، نخست سفارش پرداخت‌نشدهٔ خود را پرداخت یا لغو کنید.',
    status: 409,
  },
  TOO_MANY_HOLDS_HERE: {
    says: 'از این مرورگر یا شبکه چند سفارش پرداخت‌نشده هست؛ چند دقیقهٔ دیگر دوباره بزنید.',
    status: 429,
  },
  HOLDS_PAUSED: {
    says: 'چند سفارش را پشت سر هم لغو کردید؛ یک ربع دیگر دوباره بزنید. آنچه نوشته‌اید می‌ماند.',
    status: 429,
  },
  CAPTCHA_NEEDED: {
    says: 'برای نگه داشتن یک سفارش دیگر، کد امنیتی پایین فرم را وارد کنید و دوباره بزنید.',
    status: 409,
  },
  CAPTCHA_WRONG: { says: 'کد امنیتی درست نیست؛ کد تازه را وارد کنید.', status: 409 },
  BOOKING_FAILED: { says: `${bookingFailed} دوباره جستجو و انتخاب کنید.`, status: 409 },
  NOT_READY: { says: 'این سفارش هنوز نگه داشته نشده است؛ چند لحظه بعد دوباره بزنید.', status: 409 },
  NOT_APPROVED: { says: 'پیش از پرداخت، سفارش را تأیید کنید.', status: 409 },
  ALREADY_PAID: { says: 'این سفارش پیش‌تر پرداخت شده است.', status: 409 },
  ORDER_EXPIRED: { says: 'مهلت این سفارش به پایان رسیده است؛ دوباره جستجو کنید.', status: 409 },
  WALLET_COVERS_ALL: {
    says: 'موجودی کیف پول برای این سفارش بس است؛ همهٔ مبلغ را از کیف پول بپردازید.',
    status: 409,
  },
  NOT_ISSUED: { says: 'این سفارش بلیت یا واچر صادرشده‌ای ندارد.', status: 409 },
  TOO_MANY_SCREENS: { says: 'از این سفارش پیش‌تر به اندازهٔ کافی ثبت شده است.', status: 429 },
  TOO_MANY_CODES: { says: 'چند کد پشت سر هم امتحان کردید؛ چند دقیقهٔ دیگر دوباره بزنید.', status: 429 },
  TOO_MANY_LOOKUPS: { says: 'چند بار پشت سر هم پیگیری کردید؛ کمی بعد دوباره بزنید.', status: 429 },
  TOO_MANY_LINKS: { says: 'چند پیوند پشت سر هم ساختید؛ کمی بعد دوباره بزنید.', status: 429 },
  LINK_OVER: { says: 'این پیوند دیگر باز نمی‌شود؛ پیوند تازه‌ای بخواهید.', status: 404 },
  TOO_MANY_OPENED: { says: 'این پیوند چند بار پشت سر هم باز شد؛ کمی بعد دوباره بزنید.', status: 429 },
  NOTHING_TRACKED: { says: 'سفارشی با این شماره و این موبایل پیدا نشد.', status: 404 },
  RULE_UNKNOWN: { says: 'قاعده‌ای با این شماره نیست.', status: 404 },
  RULE_TOO_SOON: {
    says: 'قاعده باید دست‌کم یک دقیقه پس از تأیید آغاز شود؛ ساعت دیرتری را پیشنهاد دهید.',
    status: 409,
  },
  RULE_ENDED: { says: 'این قاعده پایان یافته یا پیش‌تر پس گرفته شده است.', status: 409 },
  VOUCHER_UNKNOWN: { says: voucherFaults.VOUCHER_UNKNOWN, status: 404 },
  VOUCHER_NOT_YET: { says: voucherFaults.VOUCHER_NOT_YET, status: 409 },
  VOUCHER_EXPIRED: { says: voucherFaults.VOUCHER_EXPIRED, status: 409 },
  VOUCHER_USED_UP: { says: voucherFaults.VOUCHER_USED_UP, status: 409 },
  VOUCHER_YOUR_LIMIT: { says: voucherFaults.VOUCHER_YOUR_LIMIT, status: 409 },
  VOUCHER_FIRST_ONLY: { says: voucherFaults.VOUCHER_FIRST_ONLY, status: 409 },
  CODE_TAKEN: { says: 'کدی با همین نام هست؛ نام دیگری بنویسید.', status: 409 },
  VOUCHER_BELOW_MINIMUM: { says: voucherFaults.VOUCHER_BELOW_MINIMUM, status: 409 },
  VOUCHER_OTHER_PRODUCT: { says: voucherFaults.VOUCHER_OTHER_PRODUCT, status: 409 },
  VOUCHER_BUDGET: { says: voucherFaults.VOUCHER_BUDGET, status: 409 },
  VOUCHER_ALREADY: { says: voucherFaults.VOUCHER_ALREADY, status: 409 },
  REBOOKING_OPEN: {
    says: 'برای این بلیت پرواز دیگری انتخاب کرده‌اید؛ آن را بپردازید یا لغو کنید و دوباره بزنید.',
    status: 409,
  },
  CHOICE_OVER: {
    says: 'مهلت این انتخاب تمام شده است و پول سفارش به کیف پول شما رفته است؛ می‌توانید دوباره بخرید.',
    status: 409,
  },
  CHOICE_DEARER: {
    says: 'قیمت این انتخاب همین حالا بالا رفت و گرفته نشد؛ پولتان دست‌نخورده است. انتخاب‌ها را دوباره ببینید.',
    status: 409,
  },
  TICKETS_PAY_NOTHING: {
    says: 'از این بلیت‌ها کمتر از یک تومان برمی‌گردد و با آن بلیت دیگری گرفته نمی‌شود؛ پس بدهید و دوباره بخرید.',
    status: 409,
  },
  TICKETS_GONE: { says: 'این بلیت دیگر برای عوض کردن نیست؛ صفحهٔ سفارش را دوباره ببینید.', status: 409 },
  NO_CREDIT: { says: 'شما روی اعتبار هیچ آژانسی خرید نمی‌کنید.', status: 409 },
  NO_CREDIT_FOR_TICKETS: {
    says: 'سفارشی که با بلیت پیشین پرداخت می‌شود روی اعتبار خریده نمی‌شود.',
    status: 409,
  },
  BOUGHT_ON_CREDIT: {
    says: 'این بلیت روی اعتبار آژانس خریده شده است و عوض نمی‌شود؛ آن را پس بدهید و بلیت تازه بخرید.',
    status: 409,
  },
  NO_CODE_HERE: { says: 'سفارشی که با بلیت پیشین پرداخت می‌شود کد تخفیف نمی‌گیرد.', status: 409 },
  TRIP_NOT_FOUND: { says: 'سفری با این مشخصات پیدا نشد.', status: 404 },
  OF_A_TRIP: {
    says: 'این سفارش بخشی از یک سفر است؛ همهٔ سفر را یک‌جا از صفحهٔ سفر پرداخت کنید.',
    status: 409,
  },
  TRIP_OF_HOW_MANY: { says: 'هر سفر را از ۲ تا ۶ سفارشِ نگه‌داشته بسازید.', status: 409 },
  TRIP_WITHOUT_TICKETS: {
    says: 'سفارشی که با بلیت پیشین پرداخت می‌شود جداگانه پرداخت می‌شود و بخشی از سفر نمی‌شود.',
    status: 409,
  },
  TRIP_BROKEN: {
    says: 'یکی از بخش‌های این سفر دیگر نگه داشته نیست و بقیه بی آن فروخته نمی‌شود؛ سفر را دوباره بچینید.',
    status: 409,
  },
  SPLIT_OPEN: {
    says: 'برای این سفارش لینک پرداخت ساخته‌اید؛ آن را لغو کنید تا پول پرداخت‌کننده‌ها برگردد و راه دیگری باز شود.',
    status: 409,
  },
  NO_SPLIT: { says: 'برای این سفارش لینک پرداختی ساخته نشده است.', status: 404 },
  SPLIT_WITHOUT_TICKETS: {
    says: 'سفارشی که با بلیت پیشین پرداخت می‌شود لینک پرداخت نمی‌گیرد.',
    status: 409,
  },
  TOO_MANY_SPLITS: { says: 'برای این سفارش چند بار لینک پرداخت ساخته‌اید؛ خودتان پرداخت کنید.', status: 409 },
  SHARES_HOW_MANY: { says: 'سهم‌ها را از ۱ تا ۹ بسازید.' },
  SHARE_TOO_SMALL: { says: 'کمترین سهم 1,000 تومان است.' },
  SHARES_DO_NOT_SUM: { says: 'جمع سهم‌ها با مبلغ سفارش یکی نیست؛ مبلغ‌ها را درست کنید.' },
  SHARE_PAID: { says: 'این سهم پیش‌تر پرداخت شده است.', status: 409 },
  ORDER_ENDED: { says: 'این سفارش پایان یافته است.', status: 409 },
})

/** The held price differs from the one shown; in the product's words. */
export function priceChanged({ priceChanged: says }: Pick<ProductFace, 'priceChanged'>): Refusal {
  return new Refusal('PRICE_CHANGED', { says, status: 409 })
}

const whyNot = {
  created: 'NOT_READY',
  submitted: 'NOT_APPROVED',
  approved: 'ORDER_EXPIRED',
  paid: 'ALREADY_PAID',
  issuing: 'ALREADY_PAID',
  unissued: 'ALREADY_PAID',
  replaced: 'ORDER_ENDED',
  issued: 'ALREADY_PAID',
  refunded: 'ORDER_ENDED',
  failed: 'ORDER_ENDED',
  rejected: 'BOOKING_FAILED',
  expired: 'ORDER_EXPIRED',
  cancelled: 'ORDER_ENDED',
} as const satisfies Record<Status, Parameters<typeof refuse>[0]>

export function refusalAt(status: Status): Refusal {
  return refuse(whyNot[status])
}
