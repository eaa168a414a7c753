import { refusals } from '#server/refusal.ts'

export const refuse = refusals({
  NO_AGENCY: { says: 'شما همکار هیچ آژانسی نیستید.', status: 404 },
  AGENCY_NOT_FOUND: { says: 'آژانسی با این مشخصات پیدا نشد.', status: 404 },
  NOT_MANAGER: { says: 'این کار با مدیر آژانس است.', status: 403 },
  PERSON_NOT_FOUND: { says: 'این همکار را در آژانس شما پیدا نکردیم.', status: 404 },
  INVITATION_NOT_FOUND: { says: 'این دعوت دیگر باز نیست.', status: 404 },
  INVITED_ALREADY: { says: 'این شماره پیش‌تر دعوت شده یا همکار این آژانس است.', status: 409 },
  OF_ANOTHER_AGENCY: { says: 'شما همکار آژانس دیگری هستید؛ نخست از آن بیرون بیایید.', status: 409 },
  LAST_MANAGER: { says: 'آژانس بی مدیر نمی‌ماند؛ نخست مدیر دیگری بگذارید.', status: 409 },
  TOO_MANY_PEOPLE: { says: 'هر آژانس تا ۲۰۰ همکار دارد.', status: 409 },
  DAY_BELOW_ORDER: { says: 'سقف روز از سقف هر سفارش کمتر نمی‌شود.', status: 400 },
  AGENCY_BLOCKED: { says: 'خرید روی اعتبار این آژانس بسته است؛ مدیر آژانس با ما تماس بگیرد.', status: 409 },
  AGENCY_OVERDUE: {
    says: 'مهلت پرداخت بدهی آژانس گذشته است؛ تا تسویه نشود روی اعتبار خریدی نمی‌شود.',
    status: 409,
  },
  OVER_ORDER_LIMIT: { says: 'مبلغ این سفارش از سقف هر سفارش شما بیشتر است.', status: 409 },
  OVER_DAY_LIMIT: { says: 'با این سفارش از سقف خرید امروز خود می‌گذرید.', status: 409 },
  AGENCY_KNOWN: { says: 'آژانسی با همین شناسهٔ ملی هست.', status: 409 },
  TRANSFER_KNOWN: { says: 'واریزی با همین شمارهٔ پیگیری پیش‌تر ثبت شده است.', status: 409 },
  MONTH_INVALID: { says: 'ماه درست نیست؛ مانند 1405-09 بنویسید.' },
})
