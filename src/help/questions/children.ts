import { figureNames as f } from '#help/figures.ts'
import type { HelpQuestion } from '#help/question.ts'

export const childQuestions: readonly HelpQuestion[] = [
  {
    slug: 'child-price',
    topic: 'children',
    question: 'بلیت کودک و نوزاد چند است؟',
    short: `سیستمی: نوزاد ${f.infantShare}٪، کودک از ${f.childShare}٪`,
    answer: [
      `در بلیت سیستمی، نوزاد زیر ${f.childFromYears} سال نزدیک ${f.infantShare} درصد و کودک زیر ${f.adultFareFromYears} سال از ${f.childShare} تا ۷۵ درصد نرخ بزرگسال می‌پردازد.`,
      'این تخفیف در چارتری نیست. بهای هر مسافر در فهرست قیمت نوشته شده است.',
    ],
    also: 'قیمت بلیت نوزاد هزینه بچه بلیط نوزاد کودک نیم بها بلیت بچه رایگان',
  },
  {
    slug: 'infant-age',
    topic: 'children',
    question: 'نوزاد از چند روزگی می‌تواند پرواز کند؟',
    short: `از ${f.infantFromDays} روزگی`,
    answer: [
      `از ${f.infantFromDays} روزگی. تا ${f.childFromYears} سالگی نوزاد است، صندلی جدا ندارد و با هر بزرگسال یک نوزاد می‌آید.`,
    ],
    also: 'سن نوزاد سن کودک برای پرواز چند سالگی بلیت کامل تازه متولد شده',
  },
  {
    slug: 'child-alone',
    topic: 'children',
    question: 'کودک می‌تواند تنها پرواز کند؟',
    short: 'نه از راه سایت',
    answer: [
      `در خرید آنلاین، مسافر زیر ${f.adultFareFromYears} سال همراه یک بزرگسال می‌خواهد. برای فرستادن کودک تنها، با ایرلاین هماهنگ کنید.`,
    ],
    also: 'بچه تنها سفر کودک بدون همراه فرزند بدون پدر و مادر',
  },
]
