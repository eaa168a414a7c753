import './countdown.css'
import { countdown } from '#calendar/countdown.ts'
import { persianDigits } from '#money/digits.ts'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

const urgentSeconds = 120
const announcedMinutes = [5, 2, 1]

type Props = {
  until: string
  totalSeconds: number
  onEnd?: (() => void) | undefined
  words?: string
  after?: string
  /** the 48 px bar under a phone's header */
  bar?: boolean
}

/** Announced only at five, two and one minute. */
export function Countdown({ until, totalSeconds, onEnd, words, after, bar }: Props) {
  const seconds = useSecondsLeft(until, onEnd)
  const left = seconds ?? totalSeconds
  const minute = announcedMinutes.find((minutes) => left <= minutes * 60 && left > minutes * 60 - 5)
  return (
    <div
      className="countdown"
      data-bar={bar ? '' : undefined}
      data-urgent={left <= urgentSeconds ? '' : undefined}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className="ring" cx="22" cy="22" r="19" />
        <circle
          className="left"
          cx="22"
          cy="22"
          r="19"
          pathLength="100"
          strokeDasharray={`${Math.min(100, (100 * left) / totalSeconds)} 100`}
        />
      </svg>
      <span className="countdown-text" role="timer">
        {words && <span className="countdown-words">{words}</span>}
        <b className="countdown-digits">{seconds === null ? '–' : countdown(left)}</b>
      </span>
      {after && <span>{after}</span>}
      <output className="only-spoken">{minute && `${persianDigits(minute)} دقیقه مانده است`}</output>
    </div>
  )
}
