import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { refusals } from '#server/refusal.ts'
import { saidHere } from '#web/server/as-viewed.ts'
import { withdrawalLimits } from '#withdrawals/limits.ts'

const mostADay = () => saidHere(() => priceWords(withdrawalLimits.mostADay))

export const refuse = refusals({
  WITHDRAWAL_NOT_FOUND: { says: 'این برداشت را نمی‌شناسیم.', status: 404 },
  NAME_NEEDED: {
    says: 'نخست نام و نام خانوادگی فارسی خود را در «حساب کاربری» بنویسید؛ پول تنها به حسابی می‌رود که به همین نام باشد.',
    status: 409,
  },
  ACCOUNT_WITHOUT_IBAN: {
    says: 'برای این حساب شبا یا شمارهٔ کارت ننوشته‌اید؛ حساب دیگری انتخاب کنید یا با شبا بیفزایید.',
    status: 409,
  },
  ACCOUNT_OF_ANOTHER: {
    says: 'این حساب به نام شما نیست؛ از کیف پول تنها به حساب خودتان برداشت می‌شود.',
    status: 409,
  },
  ACCOUNT_REFUSED: { says: 'بانک به این حساب پولی نمی‌پذیرد؛ حساب دیگری انتخاب کنید.', status: 409 },
  BANKS_SILENT: {
    says: 'بانک‌ها اکنون نمی‌گویند این حساب از کیست. چند دقیقهٔ دیگر دوباره بیایید؛ موجودی شما دست نخورده است.',
    status: 503,
  },
  TOO_MANY_ACCOUNTS: {
    says: 'در یک ساعت گذشته حساب‌های زیادی را امتحان کرده‌اید؛ کمی بعد دوباره بیایید.',
    status: 429,
  },
  TOO_MANY_WITHDRAWALS: {
    says: `در ۲۴ ساعت گذشته ${persianDigits(withdrawalLimits.timesADay)} برداشت ثبت کرده‌اید؛ برداشت بعدی را فردا ثبت کنید.`,
    status: 429,
  },
  TOO_MUCH_A_DAY: {
    get says() {
      return `در هر ۲۴ ساعت تا ${mostADay()} برداشت می‌شود و با برداشت‌های پیشین شما از آن می‌گذرد؛ مبلغ کمتری بنویسید.`
    },
    status: 409,
  },
  TOO_MUCH_TO_AN_ACCOUNT: {
    get says() {
      return `به هر حساب بانکی در ۲۴ ساعت تا ${mostADay()} واریز می‌شود؛ مبلغ کمتری بنویسید یا فردا ثبت کنید.`
    },
    status: 409,
  },
  SENT_ALREADY: { says: 'این برداشت به بانک سپرده شده است و دیگر لغو نمی‌شود.', status: 409 },
})
