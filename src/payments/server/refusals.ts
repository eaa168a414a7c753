import { priceWords } from '#money/display-unit.ts'
import { topUpLimits } from '#payments/top-up.ts'
import { refusals } from '#server/refusal.ts'
import { saidHere } from '#web/server/as-viewed.ts'

export const refuse = refusals({
  NO_GATEWAY: {
    says: 'در حال حاضر درگاه پرداخت فعالی وجود ندارد. چند دقیقهٔ دیگر دوباره امتحان کنید.',
    status: 503,
  },
  GATEWAY_DOWN: { says: 'درگاه پاسخ نمی‌دهد. پولی کم نشده است؛ چند لحظهٔ دیگر دوباره بزنید.', status: 503 },
  AMOUNT_NOT_TAKEN: { says: 'این درگاه این مبلغ را نمی‌پذیرد؛ درگاه دیگری انتخاب کنید.' },
  RATE_UNREADABLE: {
    says: 'نرخ خوانده نشد: ارز USD، AED یا IQD، بهای یک واحد به ریال، روز و نام مرجع نرخ لازم است.',
  },
  RATE_OF_TOMORROW: { says: 'نرخ روزی را که نیامده است نمی‌توان ثبت کرد.' },
  RATE_JUMPS: { says: 'این نرخ بیش از ۲۰ درصد با نرخ پیشین فاصله دارد؛ اگر درست است با rate-sure ثبت کنید.' },
  TOP_UP_TOO_SMALL: {
    get says() {
      return `کمترین مبلغ افزایش موجودی ${saidHere(() => priceWords(topUpLimits.least))} است.`
    },
  },
  TOP_UP_TOO_LARGE: { says: 'این مبلغ از سقف درگاه‌ها بیشتر است؛ موجودی را در چند نوبت افزایش دهید.' },
  HOLD_ENDING: { says: 'زمان نگه‌داری این قیمت تمام شد. قیمت تازه را ببینید.', status: 409 },
  ATTEMPT_RUNNING: {
    says: 'هنوز نمی‌دانیم پرداخت قبلی این سفارش انجام شده است یا نه؛ از بانک می‌پرسیم. چند لحظه صبر کنید.',
    status: 409,
  },
  ALREADY_PAID: { says: 'مبلغ این سفارش پیش‌تر پرداخت شده است.', status: 409 },
  SHARE_PAID: { says: 'این سهم پیش‌تر پرداخت شده است.', status: 409 },
  SHARE_AT_BANK: {
    says: 'پرداخت این سهم در بانک باز است و هنوز نتیجه‌اش را نمی‌دانیم؛ چند لحظه صبر کنید.',
    status: 409,
  },
  NO_SUCH_GATEWAY: { says: 'درگاهی با این نام نداریم.', status: 404 },
  SETTLES_BY_ITSELF: { says: 'این درگاه تسویه‌هایش را خودش اعلام می‌کند و هر ساعت خوانده می‌شود.', status: 409 },
  PAYMENT_NOT_FOUND: { says: 'این پرداخت پیدا نشد.', status: 404 },
})
