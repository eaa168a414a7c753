import { useRevalidator } from 'react-router'
import { countdown } from '#calendar/countdown.ts'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

/** «۱۲:۳۵ مانده»; once it is over the list is asked for anew. */
export default function PayableLeft({ until }: { readonly until: string }) {
  const { revalidate } = useRevalidator()
  const left = useSecondsLeft(until, () => void revalidate())
  if (left === null) return null
  return (
    <span className="trip-left" role="timer">
      <b>{countdown(left)}</b> مانده
    </span>
  )
}
