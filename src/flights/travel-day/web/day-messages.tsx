import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { flightCalls } from '#flights/calls.ts'
import type { DayTexts } from '#flights/travel-day/web/day-texts.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Switch } from '#web/ui/fields/switch.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

interface Props {
  readonly orderId: string
  readonly messages: DayTexts['messages']
}

export function DayMessages({ orderId, messages }: Props) {
  if (messages.length === 0) return null
  return (
    <section className="card day-messages" aria-labelledby="day-messages">
      <h2 id="day-messages">خبرهای این سفر</h2>
      {messages.map((one) => (
        <DayMessageWish key={one.message} orderId={orderId} {...one} />
      ))}
      <p className="day-soft">
        تأخیر و لغو همیشه خبر داده می‌شود. این‌ها به راهی می‌آید که برای «یادآوری پرواز» در{' '}
        <Link to="/profile/notifications">اعلان‌ها</Link> گذاشته‌اید.
      </p>
    </section>
  )
}

function DayMessageWish({
  orderId,
  message,
  says,
  isWished,
}: Props['messages'][number] & Pick<Props, 'orderId'>) {
  const [wished, setWished] = useState(isWished)
  const [declined, setDeclined] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)

  async function wish(isOn: boolean) {
    setWished(isOn)
    setDeclined(undefined)
    try {
      await ask<typeof flightCalls.chooseDayMessages>('POST /api/flight-reservation/TravelDay/Messages', {
        body: { orderId, message, isOn },
      })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setWished(!isOn)
      setDeclined(error.message)
    }
  }
  return (
    <div ref={place}>
      <Switch checked={wished} onChange={({ target }) => void wish(target.checked)}>
        {says}
      </Switch>
      {declined && (
        <p className="field-words" data-tone="bad" role="alert">
          {declined}
        </p>
      )}
    </div>
  )
}
