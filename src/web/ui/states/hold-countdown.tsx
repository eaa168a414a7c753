import { Countdown } from '#web/ui/states/countdown.tsx'

type Props = {
  until: string
  totalSeconds: number
  /** what stays until then: «قیمت و صندلی» */
  held?: string | undefined
  onEnd?: (() => void) | undefined
  bar?: boolean
}

/** Time left to pay, said as such: minutes and seconds alone read as an hour of the day. */
export function HoldCountdown({ held, ...clock }: Props) {
  return (
    <Countdown
      {...clock}
      words="مهلت پرداخت"
      {...(held !== undefined && { after: `${held} نگه داشته شده` })}
    />
  )
}
