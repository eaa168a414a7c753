import { durationWords } from '#calendar/formatted.ts'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

/** « (۷۱ ساعت و ۵۹ دقیقهٔ دیگر)»; empty before hydration and at the end. */
export function TimeLeft({ until }: { readonly until: string }) {
  const minutes = Math.floor((useSecondsLeft(until) ?? 0) / 60)
  // add the ezafe
  const words = durationWords(minutes).replace(/ه$/, 'هٔ')
  return minutes > 0 && <span role="timer"> ({words} دیگر)</span>
}
