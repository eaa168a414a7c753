import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { orderCalls } from '#orders/calls.ts'
import type { Choice } from '#orders/choice-response.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

/** What may be taken, and taking it; whatever is declined is said, and the offers are asked for again. */
export function useChoice(orderId: string) {
  const [choice, setChoice] = useState<Choice>()
  const [busy, setBusy] = useState<string>()
  const [declined, setDeclined] = useState<string>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  async function shown(found: Choice): Promise<void> {
    setChoice(found)
    // it ended meanwhile: the page says how
    if (found.until === null) await revalidate()
  }
  function said(error: unknown): void {
    if (!(error instanceof Declined)) throw error
    setDeclined(error.message)
  }
  async function tried(name: string, act: () => Promise<void>): Promise<void> {
    if (busy !== undefined) return
    setBusy(name)
    setDeclined(undefined)
    try {
      await act()
    } catch (error) {
      said(error)
      await choiceFor(orderId).then(shown, onlyDeclined)
    } finally {
      setBusy(undefined)
    }
  }
  const first = useEffectEvent(shown)
  const failed = useEffectEvent(said)
  useEffect(() => void choiceFor(orderId).then(first, failed), [orderId])
  const take = ({ offer, total }: Choice['offers'][number]) =>
    void tried(offer, async () => {
      const body = { orderId, offer, total }
      const taken = await responseOnce('take instead', (key) =>
        ask<typeof orderCalls.takeInstead>('POST /api/orders/Order/TakeInstead', { body }, key(body)),
      )
      await navigate(paymentPath(taken.orderId), { replace: true })
    })
  const decline = () =>
    void tried('wallet', async () => {
      const body = { orderId }
      await responseOnce('decline choice', (key) =>
        ask<typeof orderCalls.declineChoice>('POST /api/orders/Order/DeclineChoice', { body }, key(body)),
      )
      await revalidate()
    })
  return { choice, busy, declined, take, decline, reload: () => void revalidate() }
}

function choiceFor(orderId: string): Promise<Choice> {
  return ask<typeof orderCalls.choice>('GET /api/orders/Order/Choice/{id}', { params: { id: orderId } })
}

/** The first refusal is already on the screen. */
function onlyDeclined(error: unknown): void {
  if (!(error instanceof Declined)) throw error
}
