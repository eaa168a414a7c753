import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import type { splitCalls } from '#orders/split-calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

export interface WantedShares {
  readonly host: string
  readonly shares: readonly { readonly label: string; readonly amount: number }[]
}

/** What the owner of an order does with its shares; the page is read again after each. */
export function useSplit(orderId: string) {
  const [busy, setBusy] = useState<string>()
  const [declined, setDeclined] = useState<string>()
  const { proven, stepUpDialog } = useStepUp()
  const { revalidate } = useRevalidator()

  async function doing(what: string, action: () => Promise<unknown>) {
    setBusy(what)
    setDeclined(undefined)
    try {
      await proven(action)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setDeclined(error.message)
    } finally {
      setBusy(undefined)
    }
    await revalidate()
  }
  return {
    busy,
    declined,
    stepUpDialog,
    make(wanted: WantedShares) {
      const body = { orderId, host: wanted.host, shares: [...wanted.shares] }
      const line = 'POST /api/orders/Split/Create'
      return doing('make', () =>
        responseOnce('split', (key) => ask<typeof splitCalls.make>(line, { body }, key(body))),
      )
    },
    close() {
      const body = { orderId }
      const line = 'POST /api/orders/Split/Close'
      return doing('close', () =>
        responseOnce('close split', (key) => ask<typeof splitCalls.close>(line, { body }, key(body))),
      )
    },
    renew(shareId: string) {
      const line = 'POST /api/orders/Split/RenewLink'
      return doing(`renew ${shareId}`, () => ask<typeof splitCalls.renewLink>(line, { body: { shareId } }))
    },
    payFromWallet(shareId: string) {
      const body = { shareId }
      const line = 'POST /api/orders/Split/PayFromWallet'
      return doing('wallet', () =>
        responseOnce('pay share', (key) => ask<typeof splitCalls.payFromWallet>(line, { body }, key(body))),
      )
    },
  }
}
