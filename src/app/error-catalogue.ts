import { refuse as accountsRefuse } from '#accounts/server/refusals.ts'
import { sentences } from '#documents/sentences.ts'
import { refuse as documentsRefuse } from '#documents/server/refusals.ts'
import { noFlights } from '#flights/search/no-flights.ts'
import { refuse as flightsRefuse } from '#flights/server/refusals.ts'
import { flightFace } from '#flights/web/face.ts'
import { refuse as ordersRefuse, priceChanged } from '#orders/server/refusals.ts'
import { issueFailed } from '#orders/web/order/order-note.ts'
import { CONTACT_TEXTS } from '#passengers/contact.ts'
import { refuse as passengersRefuse } from '#passengers/server/refusals.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import { failedPayment } from '#payments/failed-payment.ts'
import { refuse as paymentsRefuse } from '#payments/server/refusals.ts'
import type { Refusal } from '#server/refusal.ts'
import { refuse } from '#server/refusals.ts'
import { refuse as visasRefuse } from '#visas/server/refusals.ts'
import { refuse as walletRefuse } from '#wallet/server/refusals.ts'
import { offline } from '#web/declined.ts'
import { missingWords } from '#web/layouts/missing-words.ts'
import { SESSION_EXPIRED, USER_DATA_MISSING } from '#web/session-rules.ts'

export interface ErrorCase {
  /** how a call names it; VALIDATION is a fault of a field; none where a screen alone says it */
  readonly code: string | undefined
  readonly status: number | undefined
  /** what the traveller reads, out of the table of the room that says it */
  readonly says: string
  readonly cause: string
  /** what the traveller does now */
  readonly next: string
}

/** §8 in one place: every case, its words, why it comes and what is to be done. */
export const errorCatalogue = {
  bookingFailed: refused(
    ordersRefuse('BOOKING_FAILED'),
    'سفارش پیش از نگه داشتن صندلی رد شده است.',
    'جستجوی دوباره و انتخاب پروازی دیگر',
  ),
  paymentFailed: displayed(
    `${failedPayment.says} ${failedPayment.comesBack}.`,
    'بانک پرداخت را نپذیرفت یا پرداخت‌کننده برگشت.',
    'پرداخت دوباره؛ مبلغ کم‌شده تا ۷۲ ساعت برمی‌گردد',
  ),
  issueFailed: displayed(
    issueFailed(flightFace.words),
    'فروشنده پس از پرداخت بلیت را صادر نکرد.',
    'خرید دوباره با همان مبلغ که در کیف پول است',
  ),
  noGateway: refused(
    paymentsRefuse('NO_GATEWAY'),
    'هیچ درگاهی پاسخ نمی‌دهد یا همه کنار گذاشته شده‌اند.',
    'چند دقیقهٔ دیگر یا پرداخت از کیف پول',
  ),
  noNewTraveller: refused(
    passengersRefuse('PASSENGER_LIST_FULL'),
    'فهرست همسفران به سقف خود رسیده است.',
    'پاک کردن یکی از مسافران فهرست',
  ),
  priceChanged: refused(
    priceChanged(flightFace),
    'فروشنده پیش از پرداخت قیمت را بالا برد.',
    'پذیرفتن قیمت تازه یا انصراف',
  ),
  noFlights: displayed(
    noFlights,
    'در این روز و مسیر پروازی نمی‌فروشیم.',
    'یکی از روزهای نزدیک یا خبر شدن از همین روز',
  ),
  passengerNotFound: refused(
    passengersRefuse('PASSENGER_NOT_FOUND'),
    'این مسافر در فهرست این حساب نیست.',
    'انتخاب از فهرست همسفران',
  ),
  noTransaction: refused(walletRefuse('FLOW_NOT_FOUND'), 'این تراکنش از این حساب نیست.', 'دیدن همهٔ تراکنش‌ها'),
  noPayment: refused(paymentsRefuse('PAYMENT_NOT_FOUND'), 'این پرداخت از این حساب نیست.', 'دیدن سفرهای من'),
  noTrip: refused(
    ordersRefuse('ORDER_NOT_FOUND'),
    'این سفارش از این حساب نیست.',
    'دیدن سفرهای من یا پیگیری با شماره',
  ),
  resultsOutdated: refused(
    flightsRefuse('RESULTS_OUTDATED'),
    'از این جستجو بیش از ۱۵ دقیقه گذشته است.',
    'جستجوی دوباره',
  ),
  pageNotFound: displayed(
    missingWords.says,
    'نشانی اشتباه است یا جابه‌جا شده.',
    'راه‌های همان صفحه یا جستجو در راهنما',
  ),
  visaClosed: refused(
    visasRefuse('VISA_CLOSED'),
    'سفارت یا کارگزار این ویزا را نمی‌گیرد.',
    'کشوری دیگر یا چند روز بعد',
  ),
  imageTooLarge: {
    code: 'FILE_TOO_LARGE',
    status: 413,
    says: sentences.tooLarge,
    cause: 'تصویر از ۵ مگابایت بزرگ‌تر است.',
    next: 'عکس گرفتن با کیفیت کمتر',
  },
  imageFormat: refused(
    documentsRefuse('FILE_FORMAT'),
    'فایل تصویر نیست یا فرمت دیگری دارد.',
    'فرستادن تصویر JPG یا PNG',
  ),
  passportImage: displayed(sentences.invalid, 'دو خط پایین گذرنامه خوانده نشد.', 'عکسی دیگر یا نوشتن مشخصات'),
  uploadError: refused(
    documentsRefuse('PICTURE_DAMAGED'),
    'فایل ناقص رسید یا خراب است.',
    'فرستادن دوباره یا فایلی دیگر',
  ),
  insufficientBalance: refused(
    walletRefuse('INSUFFICIENT_BALANCE'),
    'موجودی کیف پول از مبلغ سفارش کمتر است.',
    'شارژ کیف پول یا پرداخت باقی از درگاه',
  ),
  incorrectCode: refused(
    accountsRefuse('CODE_INCORRECT'),
    'کد با کد فرستاده‌شده یکی نیست.',
    'نگاه دوباره یا کد تازه',
  ),
  incorrectPassword: refused(
    accountsRefuse('PASSWORD_INCORRECT'),
    'رمز با رمز حساب یکی نیست.',
    'نگاه دوباره یا ورود با کد',
  ),
  invalidMobile: refused(
    accountsRefuse('MOBILE_IS_INVALID'),
    'شماره موبایل کامل نیست.',
    'نوشتن شماره مثل نمونه',
  ),
  invalidNationalCode: field(
    PASSENGER_TEXTS.NATIONAL_CODE_IS_INVALID,
    'رقم کنترل کد ملی نمی‌خواند.',
    'نوشتن کد از روی کارت ملی',
  ),
  invalidPassport: field(
    PASSENGER_TEXTS.PASSPORT_NO_IS_INVALID,
    'شماره با شکل گذرنامهٔ آن کشور نمی‌خواند.',
    'نوشتن شماره از روی گذرنامه',
  ),
  invalidPhone: field(CONTACT_TEXTS.PHONE_NUMBER_IS_INVALID, 'شماره تماس کامل نیست.', 'نوشتن کامل شماره'),
  invalidEmail: field(CONTACT_TEXTS.EMAIL_IS_INVALID, 'نشانی ایمیل کامل نیست.', 'نوشتن کامل نشانی'),
  sessionExpired: refused(
    refuse('SESSION_EXPIRED'),
    'زمان ورود تمام شده یا از جای دیگری بسته شده است.',
    'ورود دوباره',
  ),
  sessionReset: displayed(SESSION_EXPIRED, 'توکن و توکن تازه‌سازی هر دو تمام شده‌اند.', 'ورود دوباره'),
  userDataMissing: displayed(USER_DATA_MISSING, 'پاسخ مشخصات کاربر بخش اصلی خود را ندارد.', 'ورود دوباره'),
  unreachable: displayed(
    offline,
    'پاسخی نرسید: اینترنت یا سرور در دسترس نیست.',
    'بررسی اینترنت و زدن دوباره',
  ),
  internal: refused(
    refuse('INTERNAL'),
    'خطای خود ما؛ با شماره در گزارش سرور است.',
    'تلاش دوباره یا گفتن شماره به پشتیبانی',
  ),
} as const satisfies Record<string, ErrorCase>

export type ErrorName = keyof typeof errorCatalogue

function refused({ code, status, says }: Refusal, cause: string, next: string): ErrorCase {
  return { code, status, says, cause, next }
}

function field(says: string, cause: string, next: string): ErrorCase {
  return { code: 'VALIDATION', status: 400, says, cause, next }
}

function displayed(says: string, cause: string, next: string): ErrorCase {
  return { code: undefined, status: undefined, says, cause, next }
}
