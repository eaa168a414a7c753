/** What may be wrong with a picture, and how to mend it. A certain one refuses the picture, the others are only said. */
export const FINDINGS = {
  blank: {
    says: 'در این تصویر چیزی دیده نمی‌شود.',
    mend: 'نور را بیشتر کنید، انگشت را از جلوی دوربین بردارید و دوباره عکس بگیرید.',
    isCertain: true,
  },
  lyingPhoto: {
    says: 'عکس خوابیده است؛ عکس ویزا باید ایستاده باشد.',
    mend: 'آن را بچرخانید یا به اندازهٔ ۳٫۵ در ۴٫۵ ببرید.',
    isCertain: true,
  },
  small: {
    says: 'تصویر کوچک است و شاید خوانا نباشد.',
    mend: 'نزدیک‌تر عکس بگیرید یا فایل اصلی را بفرستید، نه نسخهٔ پیام‌رسان را.',
    isCertain: false,
  },
  shape: {
    says: 'عکس باید ایستاده و نزدیک به ۳٫۵ در ۴٫۵ باشد.',
    mend: 'آن را به همین اندازه ببرید.',
    isCertain: false,
  },
  blurred: {
    says: 'تصویر تار است.',
    mend: 'گوشی را ثابت نگه دارید، روی وسط تصویر بزنید تا واضح شود و دوباره بگیرید.',
    isCertain: false,
  },
  ground: {
    says: 'زمینهٔ عکس روشن و یک‌دست به نظر نمی‌رسد.',
    mend: 'جلوی دیوار سفید و رو به نور بایستید.',
    isCertain: false,
  },
  noFace: {
    says: 'در این عکس چهره‌ای پیدا نکردیم.',
    mend: 'عکس تمام‌رخ خود را بفرستید.',
    isCertain: false,
  },
  faceFrame: {
    says: 'چهره در میانهٔ قاب نیست یا بزرگ و کوچک است.',
    mend: 'سر را کامل و در میانهٔ قاب بگیرید، با کمی فاصله از بالای عکس.',
    isCertain: false,
  },
  noText: {
    says: 'این تصویر به مدرک نمی‌ماند؛ نوشته‌ای در آن پیدا نکردیم.',
    mend: 'از صفحهٔ مدرک، از روبه‌رو و بی بازتاب نور عکس بگیرید.',
    isCertain: false,
  },
  cut: {
    says: 'گوشه یا کنارهٔ مدرک در قاب نیست.',
    mend: 'کمی عقب‌تر بروید تا هر چهار لبه روی زمینه‌ای ساده دیده شود.',
    isCertain: false,
  },
  screenshot: {
    says: 'این تصویر به عکس از صفحهٔ گوشی می‌ماند.',
    mend: 'از خود مدرک عکس بگیرید یا اسکن آن را بفرستید.',
    isCertain: false,
  },
  noZone: {
    says: 'دو خط پایین صفحهٔ گذرنامه پیدا نشد.',
    mend: 'صفحهٔ مشخصات را کامل بگیرید، با دو خط حروف و علامت‌های پایین آن.',
    isCertain: false,
  },
} as const satisfies Record<string, { says: string; mend: string; isCertain: boolean }>

export type Finding = keyof typeof FINDINGS

export const findings = Object.keys(FINDINGS) as [Finding, ...Finding[]]

export function findingText(finding: Finding): string {
  const { says, mend } = FINDINGS[finding]
  return `${says} ${mend}`
}
