import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { ConversationView } from '#support/calls.ts'
import { Note } from '#web/ui/states/note.tsx'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

/** Until somebody answers who is waited for. */
export function PersonWaited({
  view: { waitingSince, answerBy, colleague },
}: {
  readonly view: ConversationView
}) {
  if (waitingSince === null) return null
  const who = colleague ?? 'همکار ما'
  if (answerBy === null)
    return (
      <Note tone="warn">
        {who} پاسخ می‌دهد. {toldAsWished}
      </Note>
    )
  return <Promised who={who} answerBy={answerBy} waitingSince={waitingSince} />
}

/** Who switched such news off finds it here. */
const toldAsWished = 'صفحه را ببندید؛ پاسخ همین‌جا می‌ماند و همان‌طور که در تنظیم اعلان‌ها خواسته‌اید خبر می‌دهیم.'

interface Props {
  readonly who: string
  readonly answerBy: string
  readonly waitingSince: string
}

function Promised({ who, answerBy, waitingSince }: Props) {
  const left = useSecondsLeft(answerBy)
  const at = momentWords(answerBy, waitingSince)
  if (left === 0)
    return (
      <Note tone="bad" announced>
        تا {at} باید پاسخ می‌دادیم و دیر شده است؛ پرسش شما در صف کارهای دیرشدهٔ ماست.
      </Note>
    )
  return (
    <Note tone="warn">
      <b>
        پاسخ {who} تا {at}
      </b>
      <br />
      {toldAsWished}
    </Note>
  )
}

/** «۱۴:۲۰»; of another day «سه‌شنبه ۳ آذر ساعت ۰۹:۳۰» */
function momentWords(at: string, seenFrom: string): string {
  const [then, from] = [at, seenFrom].map((one) => Temporal.Instant.from(one).toZonedDateTimeISO(iranZone))
  if (then === undefined || from === undefined) return ''
  const isToday = then.toPlainDate().equals(from.toPlainDate())
  return `${isToday ? '' : `${weekdayDayMonth(then.toPlainDate())} `}ساعت ${clockTime(then)}`
}
