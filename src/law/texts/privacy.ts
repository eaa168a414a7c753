import { figures as f } from '#law/figures.ts'
import type { Clause, LawText, LawVariant } from '#law/law-text.ts'
import { collectedBeforeTwo, givenBeforeTwo } from '#law/texts/before-two.ts'

interface Changed {
  readonly cookies?: Clause
  readonly letters?: readonly Clause[]
}

export function privacy(variant: LawVariant): LawText {
  return {
    ...frame,
    clauses: [collected, given[variant], others, pictures, lettersToday, acting, cookiesToday, erasure],
  }
}

/** Edition 1.0 did not speak of marketplaces; before 1.2 none spoke of what people write to us, before 1.3 none of our app's cookie. */
export function privacyBeforeTwo(
  variant: LawVariant,
  { cookies = cookiesToday, letters = [lettersToday] }: Changed = {},
): LawText {
  return {
    ...frame,
    clauses: [collectedBeforeTwo, givenBeforeTwo[variant], pictures, ...letters, cookies, erasure],
  }
}

const frame = {
  title: 'حریم خصوصی',
  lead: 'چه چیزی از شما می‌گیریم، برای چه، به چه کسی می‌دهیم و تا کی نگه می‌داریم.',
} as const

const collected: Clause = {
  id: 'collected',
  title: 'آنچه از شما داریم',
  paragraphs: [
    'برای حساب: موبایل یا ایمیل، و اگر خودتان نوشته باشید نام، تاریخ تولد و کد ملی. برای سفر: مشخصات مسافران که فروشندهٔ آن، مانند ایرلاین، هتل، بیمه‌گر یا مرجع ویزا، می‌خواهد. برای پول: مبلغ و زمان پرداخت‌ها.',
    'شمارهٔ کامل کارت شما را درگاه بانک می‌گیرد و به ما نمی‌رسد.',
  ],
  summary: 'تنها آنچه خرید و سفر لازم دارد؛ شمارهٔ کامل کارت نزد ما نیست.',
}

const given: Readonly<Record<LawVariant, Clause>> = {
  agency: {
    id: 'given',
    title: 'به چه کسی می‌دهیم',
    paragraphs: [
      'مشخصات مسافر به فروشندهٔ همان سفر، یعنی ایرلاین، هتل، برگزارکننده، بیمه‌گر یا مرجع ویزا، داده می‌شود و متن پیامک و ایمیل از شرکت‌هایی می‌گذرد که آن را می‌رسانند. داده‌های شما را نمی‌فروشیم و برای تبلیغ به کسی نمی‌دهیم.',
      'اگر قانون یا دادگاه صالح بخواهد، همان اندازه که خواسته است داده می‌شود.',
    ],
    summary: 'فروشندهٔ همان سفر؛ نمی‌فروشیم.',
  },
  partner: {
    id: 'given',
    title: 'به چه کسی می‌دهیم',
    paragraphs: [
      'سامانهٔ فروش از آژانس همکار ماست و داده‌های سفارش نزد او نگه داشته می‌شود. مشخصات مسافر به فروشندهٔ همان سفر، یعنی ایرلاین، هتل، برگزارکننده، بیمه‌گر یا مرجع ویزا، داده می‌شود و متن پیامک و ایمیل از شرکت‌هایی می‌گذرد که آن را می‌رسانند. داده‌های شما را نمی‌فروشیم و برای تبلیغ به کسی نمی‌دهیم.',
      'اگر قانون یا دادگاه صالح بخواهد، همان اندازه که خواسته است داده می‌شود.',
    ],
    summary: 'آژانس همکار، و فروشندهٔ همان سفر؛ نمی‌فروشیم.',
  },
}

const others: Clause = {
  id: 'others',
  title: 'وقتی با دیگران می‌خرید',
  paragraphs: [
    'پیوند پرداخت سهم را هر که داشته باشد می‌تواند باز کند: تا پایان مهلت، مسیر، روز و ساعت، نام مسافران، نام شما و مبلغ را می‌بیند، اما مدرک و راه تماس کسی را نه. پیوند را فقط به همان کس بدهید؛ اگر جای دیگری رفت، می‌توانید پیوند تازه بسازید.',
    'سفارشی که با اعتبار یک آژانس خریده شود در صورت‌حساب آن آژانس می‌آید.',
  ],
  summary: 'پیوند سهم را تنها به پرداخت‌کننده بدهید؛ مدرک و راه تماس در آن نیست.',
}

const pictures: Clause = {
  id: 'pictures',
  title: 'تصویر مدارک',
  paragraphs: [
    `تصویر گذرنامه رمزنگاری‌شده نگه داشته و حداکثر پس از ${f.passportDays} روز پاک می‌شود؛ عکس و مدارک دیگر حداکثر پس از ${f.photoDays} روز. پیش از آن هم می‌توانید خودتان پاکش کنید.`,
    'خواندن گذرنامه در همان دستگاه شما انجام می‌شود و تا تصویر را پیوست نکنید یا اجازه ندهید، به ما فرستاده نمی‌شود.',
  ],
  summary: `تصویر گذرنامه حداکثر ${f.passportDays} روز می‌ماند و بعد پاک می‌شود.`,
}

const lettersToday: Clause = {
  id: 'letters',
  title: 'آنچه برای ما می‌نویسید',
  paragraphs: [
    `پیام «تماس با ما» با نام، راه تماس و پاسخش تا ${f.contactRequestDays} روز پس از بسته شدن می‌ماند تا بتوانید آن را پیگیری کنید؛ بعد پاک می‌شود.`,
    `گفتگو با پشتیبانی تا وقتی حساب دارید می‌ماند و جز شما تنها همکاران پشتیبانی آن را می‌خوانند. تصویر یا PDF پیوست رمزنگاری‌شده نگه داشته و پس از ${f.supportFileDays} روز پاک می‌شود.`,
    `رأی شما به پاسخ‌های راهنما بدون نام و نشانی شمرده می‌شود. واژه‌هایی که در راهنما پاسخی نداشته‌اند بدون آنکه بدانیم از کیست تا ${f.unansweredWordsDays} روز پس از آخرین بار می‌ماند.`,
    `اگر صفحه‌ای در مرورگرتان خطا بدهد، نوع خطا و صفحهٔ آن بدون نام و نشانی شما شمرده و پس از ${f.browserFailureDays} روز پاک می‌شود.`,
    'با پاک کردن حساب، پیام‌ها و گفتگوها و پیوست‌هایشان هم پاک می‌شود.',
  ],
  summary: `پیام تا ${f.contactRequestDays} روز پس از پایان، پیوست گفتگو تا ${f.supportFileDays} روز؛ با پاک کردن حساب همه پاک می‌شود.`,
}

const acting: Clause = {
  id: 'acting',
  title: 'کاری که همکار ما برایتان می‌کند',
  paragraphs: [
    'همکاران ما به جای شما بلیتی را پس نمی‌دهند و نامی را درست نمی‌کنند، مگر با کدی که به شمارهٔ حساب خودتان می‌آید و برایشان می‌خوانید. کد فقط برای همان سفارش و چند دقیقه است؛ نام همکار و آنچه کرده است ثبت می‌شود و به شما پیام می‌دهیم.',
  ],
  summary: 'بدون کدی که خودتان بخوانید، کسی به جای شما کاری نمی‌کند.',
}

export const cookiesOfFirstEdition: Clause = {
  id: 'cookies',
  title: 'کوکی‌ها',
  paragraphs: [
    'کوکی را برای نگه داشتن ورود شما، زبان و روشن یا تیره بودن صفحه می‌گذاریم. صفحه‌های ما از شبکه‌های تبلیغاتی چیزی نمی‌خواهد.',
  ],
  summary: 'کوکی برای ورود و انتخاب‌های شما، نه برای تبلیغ.',
}

export const cookiesOfSecondEdition: Clause = {
  ...cookiesOfFirstEdition,
  paragraphs: [
    ...cookiesOfFirstEdition.paragraphs,
    'اگر از پیوند یک سایت مقایسهٔ قیمت بیایید، شمارهٔ همان پیوند تا یک روز در مرورگرتان می‌ماند تا حساب ما با آن سایت درست باشد. این شماره نمی‌گوید شما کیستید و نام و سفارش شما به آن سایت داده نمی‌شود.',
  ],
}

const cookiesToday: Clause = {
  ...cookiesOfSecondEdition,
  paragraphs: [
    ...cookiesOfSecondEdition.paragraphs,
    'تا وقتی برنامهٔ نصب‌شده باز است، یک کوکی همین را می‌گوید تا قیمت‌های برنامه را ببینید؛ چیزی از شما در آن نیست.',
  ],
}

const erasure: Clause = {
  id: 'erasure',
  title: 'دیدن و پاک کردن',
  paragraphs: [
    'از «حساب کاربری» می‌توانید همهٔ داده‌های خود را بگیرید یا حساب را پاک کنید.',
    `آنچه قانون نگه داشتنش را خواسته است می‌ماند: سند فروش و دفتر مالی تا ${f.yearsOfBooks} سال، بدون راه تماس و شمارهٔ مدرک شما.`,
  ],
  summary: `هر وقت بخواهید می‌گیرید یا پاک می‌کنید؛ سند فروش تا ${f.yearsOfBooks} سال می‌ماند.`,
}
