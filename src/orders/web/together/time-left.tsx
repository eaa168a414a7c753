import { countdown } from '#calendar/countdown.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

interface Props {
  readonly until: string
  readonly words: string
  readonly onEnd: () => void
}

/** «تا پنجشنبه ۱۲ آذر، ساعت ۲۲:۳۰» and «۳:۴۲:۱۰ دیگر» */
export function TimeLeft({ until, words, onEnd }: Props) {
  const seconds = useSecondsLeft(until, onEnd)
  return (
    <div className="time-left">
      <p>
        <Icon name="clock-countdown-fill" /> تا {words}
      </p>
      {seconds !== null && (
        <small role="timer">{seconds > 0 ? `${leftWords(seconds)} دیگر` : 'مهلت تمام شد'}</small>
      )}
    </div>
  )
}

function leftWords(seconds: number): string {
  if (seconds < 3600) return countdown(seconds)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.trunc(seconds / 3600), Math.trunc((seconds % 3600) / 60)]
  return persianDigits(`${hours}:${two(minutes)}:${two(seconds % 60)}`)
}
