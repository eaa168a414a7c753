/** [month, day, name] */
type Row = readonly [month: number, day: number, name: string]

/** Official holidays of the solar year: certain in every year. */
export const SOLAR_HOLIDAYS: readonly Row[] = [
  [1, 1, 'عید نوروز'],
  [1, 2, 'عید نوروز'],
  [1, 3, 'عید نوروز'],
  [1, 4, 'عید نوروز'],
  [1, 12, 'روز جمهوری اسلامی'],
  [1, 13, 'روز طبیعت'],
  [3, 14, 'رحلت امام خمینی'],
  [3, 15, 'قیام ۱۵ خرداد'],
  [11, 22, 'پیروزی انقلاب اسلامی'],
  [12, 29, 'ملی شدن صنعت نفت'],
  [12, 30, 'آخرین روز سال کبیسه'],
]

/** [month, day, name, the lunar day it marks] */
type LunarRow = readonly [...Row, lunar: readonly [month: number, day: number]]

/**
 * Official holidays of the lunar year, by the Jalali year they fall in; the moon may move each by a day, so all are
 * approximate. Until Ashura 1405 as announced with that year's official calendar (reported 30 October 2025: 25 days,
 * the 25th of Shawwal not among them); the others reckoned from new moons at Tehran and checked against the tabular
 * Islamic calendar. Typed 21 November 2026; mend a row when the calendar's committee or the moon says otherwise.
 */
export const LUNAR_HOLIDAYS: Readonly<Record<number, readonly LunarRow[]>> = {
  1405: [
    [1, 1, 'عید فطر', [10, 1]],
    [1, 2, 'تعطیلی عید فطر', [10, 2]],
    [3, 6, 'عید قربان', [12, 10]],
    [3, 14, 'عید غدیر خم', [12, 18]],
    [4, 3, 'تاسوعای حسینی', [1, 9]],
    [4, 4, 'عاشورای حسینی', [1, 10]],
    [5, 13, 'اربعین حسینی', [2, 20]],
    [5, 21, 'رحلت پیامبر و شهادت امام حسن مجتبی', [2, 28]],
    [5, 22, 'شهادت امام رضا', [2, 30]],
    [5, 30, 'شهادت امام حسن عسکری', [3, 8]],
    [6, 8, 'میلاد پیامبر و امام جعفر صادق', [3, 17]],
    [8, 22, 'شهادت حضرت فاطمه', [6, 3]],
    [10, 2, 'ولادت امام علی', [7, 13]],
    [10, 16, 'مبعث پیامبر', [7, 27]],
    [11, 4, 'ولادت امام زمان', [8, 15]],
    [12, 9, 'شهادت امام علی', [9, 21]],
    [12, 19, 'عید فطر', [10, 1]],
    [12, 20, 'تعطیلی عید فطر', [10, 2]],
  ],
  1406: [
    [2, 27, 'عید قربان', [12, 10]],
    [3, 4, 'عید غدیر خم', [12, 18]],
    [3, 24, 'تاسوعای حسینی', [1, 9]],
    [3, 25, 'عاشورای حسینی', [1, 10]],
    [5, 3, 'اربعین حسینی', [2, 20]],
    [5, 11, 'رحلت پیامبر و شهادت امام حسن مجتبی', [2, 28]],
    [5, 12, 'شهادت امام رضا', [2, 30]],
    [5, 20, 'شهادت امام حسن عسکری', [3, 8]],
    [5, 29, 'میلاد پیامبر و امام جعفر صادق', [3, 17]],
    [8, 12, 'شهادت حضرت فاطمه', [6, 3]],
    [9, 21, 'ولادت امام علی', [7, 13]],
    [10, 5, 'مبعث پیامبر', [7, 27]],
    [10, 23, 'ولادت امام زمان', [8, 15]],
    [11, 28, 'شهادت امام علی', [9, 21]],
    [12, 8, 'عید فطر', [10, 1]],
    [12, 9, 'تعطیلی عید فطر', [10, 2]],
  ],
}
