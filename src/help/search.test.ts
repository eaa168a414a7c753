import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questions } from '#help/questions/all.ts'
import { findQuestions } from '#help/search.ts'

/** As people type: other letters, half-spaces or none, slips, everyday speech. */
const phrasings: readonly (readonly [typed: string, slug: string])[] = [
  ['استرداد چقدر طول می‌کشد', 'refund-time'],
  ['استرداد چقدر طول میکشه', 'refund-time'],
  ['پول استرداد کی میاد', 'refund-time'],
  ['پولم کی واریز میشه', 'refund-time'],
  ['چند روز طول میکشه پول بلیط کنسل شده برگرده', 'refund-time'],
  ['جريمه كنسلي پرواز', 'refund-penalty'],
  ['چند درصد کم میشه اگه کنسل کنم', 'refund-penalty'],
  ['جدول جریمه', 'refund-penalty'],
  ['هزینه کنسل کردن بلیط', 'refund-penalty'],
  ['چطور بلیطم رو پس بدم', 'refund-how'],
  ['نحوه استرداد بلیت', 'refund-how'],
  ['درخواست استرداد', 'refund-how'],
  ['فقط یک نفر از مسافرا رو کنسل کنم', 'refund-one-passenger'],
  ['لغو یکی از مسافران', 'refund-one-passenger'],
  ['استرداد فقط بلیت برگشت', 'refund-one-passenger'],
  ['کنسلی چارتر', 'charter-refund'],
  ['استرداد بلیط چارتری', 'charter-refund'],
  ['جریمه چارتر', 'charter-refund'],
  ['پول استرداد به کدوم حساب میره', 'refund-where'],
  ['شماره شبا برای استرداد', 'refund-where'],
  ['پول کم شد بلیت نیامد', 'paid-no-ticket'],
  ['پول از حسابم کم شده بلیط صادر نشده', 'paid-no-ticket'],
  ['پرداخت ناموفق', 'paid-no-ticket'],
  ['پول رفت بلیط نیومد', 'paid-no-ticket'],
  ['صدور بلیط چقدر طول میکشه', 'issue-time'],
  ['کی صادر میشه بلیت', 'issue-time'],
  ['منتظر صدور', 'issue-time'],
  ['فاکتور رسمی', 'invoice'],
  ['فاكتور رسمي', 'invoice'],
  ['صورت حساب برای شرکت', 'invoice'],
  ['رسید پرداخت', 'invoice'],
  ['مهلت پرداخت', 'hold-time'],
  ['قیمت تا کی نگه داشته میشه', 'hold-time'],
  ['چرا قیمت عوض شد', 'price-changed'],
  ['قیمت گران شد', 'price-changed'],
  ['کد تخفیف', 'discount-code'],
  ['کد تخفیفم کار نمیکنه', 'discount-code'],
  ['دانلود بلیت', 'ticket-where'],
  ['چاپ بلیط', 'ticket-where'],
  ['بلیطم رو از کجا بگیرم', 'ticket-where'],
  ['بار مجاز', 'baggage'],
  ['چند کیلو بار میتونم ببرم', 'baggage'],
  ['وزن چمدان', 'baggage'],
  ['چمدون چند کیلو', 'baggage'],
  ['بار دستی', 'cabin-bag'],
  ['ساک داخل کابین', 'cabin-bag'],
  ['کوله پشتی', 'cabin-bag'],
  ['خرید بار اضافه', 'extra-baggage'],
  ['اضافه بار', 'extra-baggage'],
  ['سگ و گربه', 'pets'],
  ['حیوان خانگی', 'pets'],
  ['بردن سگ در هواپیما', 'pets'],
  ['پاوربانک', 'forbidden-items'],
  ['وسایل ممنوعه', 'forbidden-items'],
  ['مایعات در هواپیما', 'forbidden-items'],
  ['چمدانم گم شد', 'lost-baggage'],
  ['بار گم شده', 'lost-baggage'],
  ['چند ساعت قبل فرودگاه باشم', 'airport-time'],
  ['زمان حضور در فرودگاه', 'airport-time'],
  ['اشتباه در نام', 'wrong-name-system'],
  ['اسمم رو اشتباه نوشتم', 'wrong-name-system'],
  ['کد ملی اشتباه', 'wrong-name-system'],
  ['غلط املایی در اسم', 'wrong-name-system'],
  ['اصلاح نام چارتر', 'wrong-name-charter'],
  ['تغییر اسم بلیط چارتری', 'wrong-name-charter'],
  ['اسم لاتین اشتباه بلیط خارجی', 'wrong-name-abroad'],
  ['تغییر نام پرواز خارجی', 'wrong-name-abroad'],
  ['مدارک پرواز داخلی', 'documents'],
  ['بدون کارت ملی میشه پرواز کرد', 'documents'],
  ['اعتبار پاسپورت', 'passport-validity'],
  ['انقضای گذرنامه', 'passport-validity'],
  ['عوارض خروج', 'exit-duty'],
  ['مالیات خروج از کشور', 'exit-duty'],
  ['زن باردار', 'pregnancy'],
  ['پرواز در بارداری', 'pregnancy'],
  ['ویلچر', 'wheelchair'],
  ['زیر ۱۸ سال', 'age-to-buy'],
  ['تاخیر پرواز', 'delay'],
  ['تأخير پرواز', 'delay'],
  ['پروازم دو ساعت تاخیر داره', 'delay'],
  ['تعجیل پرواز', 'delay'],
  ['ایرلاین پرواز رو کنسل کرد', 'cancelled-flight'],
  ['ابطال پرواز', 'cancelled-flight'],
  ['تغییر تاریخ بلیت داخلی', 'change-date-domestic'],
  ['عوض کردن روز پرواز داخلی', 'change-date-domestic'],
  ['تغییر تاریخ بلیط خارجی', 'change-date-abroad'],
  ['از پرواز جا موندم', 'missed-flight'],
  ['به پرواز نرسیدم', 'missed-flight'],
  ['نوزاد', 'child-price'],
  ['قیمت بلیط نوزاد', 'child-price'],
  ['بلیت بچه چنده', 'child-price'],
  ['سن نوزاد', 'infant-age'],
  ['بچه تنها سفر کنه', 'child-alone'],
  ['کنسلی هتل', 'hotel-cancel'],
  ['لغو رزرو هتل', 'hotel-cancel'],
  ['ووچر هتل', 'hotel-voucher'],
  ['ساعت تحویل اتاق', 'hotel-checkin'],
  ['ویزا رد شد', 'visa-rejected'],
  ['ریجکت شدن ویزا', 'visa-rejected'],
  ['ویزای فوری', 'visa-time'],
  ['مدارک ویزا', 'visa-documents'],
  ['بيمه مسافرتي', 'insurance'],
  ['کد ورود نیومد', 'code-not-received'],
  ['پیامک نمیاد', 'code-not-received'],
  ['شارژ کیف‌پول', 'wallet'],
  ['موجودی کیف پول', 'wallet'],
  ['تغییر شماره موبایل', 'change-mobile'],
  ['حذف اکانت', 'delete-account'],
  ['شماره پشتیبانی', 'contact-support'],
  ['کنسلی تور', 'tour-cancel'],
  ['تور لغو شد پولم', 'tour-cancel'],
  ['تور تکی', 'tour-alone'],
  ['بلیت و هتل با هم', 'flight-and-hotel'],
  ['لغو گشت', 'experience-cancel'],
  ['دنگ', 'pay-together'],
  ['محافظت استرداد', 'refund-protection'],
  ['صندلی کنار پنجره', 'choose-seat'],
  ['استرادد', 'refund-how'],
]

test('of a hundred phrasings the right answer is first in ninety-five', () => {
  assert.ok(phrasings.length >= 100)
  const wrong = phrasings
    .map(([typed, slug]) => [typed, slug, findQuestions(typed).questions[0]?.slug ?? 'nothing'] as const)
    .filter(([, slug, first]) => slug !== first)
  const shown = wrong.map(([typed, slug, first]) => `${typed}: ${first}, not ${slug}`).join('\n')
  assert.ok((phrasings.length - wrong.length) / phrasings.length >= 0.95, shown)
})

test('every question is found first by its own words', () => {
  const lost = questions.filter(({ question, slug }) => findQuestions(question).questions[0]?.slug !== slug)
  assert.deepEqual(
    lost.map(({ slug }) => slug),
    [],
  )
})

test('what nobody wrote of is said to be so, and nothing at all finds nothing', () => {
  assert.equal(findQuestions('دستور پخت قورمه سبزی').isNear, true)
  assert.ok(findQuestions('دستور پخت قورمه سبزی').questions.length <= 3)
  assert.deepEqual(findQuestions('   ؟!').questions, [])
  assert.deepEqual(findQuestions('').questions, [])
  assert.equal(findQuestions('استرداد').isNear, false)
})

test('a word of the same meaning finds what is written with another', () => {
  for (const [typed, slug] of [
    ['روادید', 'visa'],
    ['شیرخوار', 'infant'],
    ['تیکتم نیومد', 'ticket'],
    ['luggage', 'baggage'],
    ['ویلچیر', 'wheelchair'],
  ] as const) {
    const { questions: found, isNear } = findQuestions(typed)
    assert.ok(!isNear && found.length > 0, typed)
    assert.ok(
      found.some((one) => one.slug.includes(slug)),
      `${typed}: ${found.map((one) => one.slug).join(' ')}`,
    )
  }
})

test('letters of another keyboard and half-spaces change nothing', () => {
  for (const [one, other] of [
    ['كنسلي هتل', 'کنسلی هتل'],
    ['کیف‌پول', 'کیف پول'],
    ['تأخیر پرواز', 'تاخیر پرواز'],
  ] as const)
    assert.deepEqual(findQuestions(one), findQuestions(other))
})
