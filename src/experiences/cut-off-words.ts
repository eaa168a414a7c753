import { persianDigits } from '#money/digits.ts'

/** «تا ۲۴ ساعت پیش از شروع»، «تا ۲ روز پیش از شروع»؛ «تا شروع» */
export function cutOffSays(minutes: number): string {
  if (minutes === 0) return 'تا شروع'
  const parts = [
    [Math.floor(minutes / 1440), 'روز'],
    [Math.floor(minutes / 60) % 24, 'ساعت'],
    [minutes % 60, 'دقیقه'],
  ] as const
  const hours = minutes === 1440 ? [[24, 'ساعت'] as const] : parts
  const said = hours.filter(([count]) => count > 0).map(([count, unit]) => `${persianDigits(count)} ${unit}`)
  return `تا ${said.join(' و ')} پیش از شروع`
}
