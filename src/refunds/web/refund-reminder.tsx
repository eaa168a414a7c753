import { useRef, useState } from 'react'
import type { refundCalls } from '#refunds/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Switch } from '#web/ui/fields/switch.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

export function RefundReminder({ orderId, isOn }: { readonly orderId: string; readonly isOn: boolean }) {
  const [wished, setWished] = useState(isOn)
  const [declined, setDeclined] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)

  async function wish(next: boolean) {
    setWished(next)
    setDeclined(undefined)
    try {
      await ask<typeof refundCalls.remind>('POST /api/refund/Reminder/Set', { body: { orderId, isOn: next } })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setWished(!next)
      setDeclined(error.message)
    }
  }
  return (
    <div className="refund-reminder" ref={place}>
      <Switch checked={wished} onChange={({ target }) => void wish(target.checked)}>
        ۳ ساعت پیش از بالا رفتن جریمه خبرم کنید
      </Switch>
      {declined && (
        <p className="field-words" data-tone="bad" role="alert">
          {declined}
        </p>
      )}
    </div>
  )
}
