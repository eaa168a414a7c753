import type { RouteRules } from '#flights/responses.ts'

/** §9: minutes at the airport before departure. */
const checkInMinutes = { system: 60, charter: 90, international: 180 } as const

export function presenceMinutes(flight: {
  readonly isInternational: boolean
  readonly isCharter: boolean
}): number {
  if (flight.isInternational) return checkInMinutes.international
  return checkInMinutes[flight.isCharter ? 'charter' : 'system']
}

/** Assumed way to the airport, minutes; international airports are far out of town. */
const wayMinutes = { domestic: 90, international: 150 } as const

export function leaveMinutes(flight: {
  readonly isInternational: boolean
  readonly isCharter: boolean
}): number {
  return presenceMinutes(flight) + wayMinutes[flight.isInternational ? 'international' : 'domestic']
}

export function domesticRouteRules(isCharter: boolean): RouteRules {
  return {
    rules: [
      {
        title: 'حضور در فرودگاه',
        text: isCharter
          ? 'دست‌کم یک ساعت و نیم پیش از پرواز در فرودگاه باشید.'
          : 'دست‌کم ۱ ساعت پیش از پرواز در فرودگاه باشید.',
      },
      {
        title: 'مدارک لازم',
        text: 'اصل کارت ملی، شناسنامه یا گذرنامهٔ معتبر هر مسافر، کودک و نوزاد هم، لازم است.',
      },
      { title: 'ساعت‌ها', text: 'همهٔ ساعت‌ها به وقت محلی فرودگاه است.' },
      {
        title: 'تغییر تاریخ',
        text: 'روز یا ساعت پرواز داخلی در صفحهٔ سفارش عوض می‌شود: جریمهٔ بلیت فعلی و تفاوت قیمت را یک‌جا می‌بینید و بلیت فعلی تا صدور بلیت تازه سر جایش می‌ماند.',
      },
      {
        title: 'حیوان خانگی',
        text: 'حیوان خانگی در کابین پذیرفته نمی‌شود؛ آن را در ترمینال تحویل دهید و در سالن بار پس بگیرید.',
      },
      {
        title: 'نوزاد',
        text: 'نوزاد زیر ۱۰ روز پذیرفته نمی‌شود و نوزاد زیر ۲ سال صندلی جدا ندارد.',
      },
    ],
  }
}
