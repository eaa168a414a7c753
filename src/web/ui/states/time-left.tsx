import { durationWords } from '#calendar/formatted.ts'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

/** « (۷۱ ساعت و ۵۹ دقیقهٔ دیگر)», running down; nothing before the page is alive, and nothing once it is over. */
export function TimeLeft({ until }: { readonly until: string }) {
  const minutes = Math.floor((useSecondsLeft(until) ?? 0) / 60)
  // «دقیقه» takes its ezafe
  const words = durationWords(minutes).replace(/ه$/, 'هٔ')
  return minutes > 0 && <span role="timer"> ({words} دیگر)</span>
}
