import { useState } from 'react'
import type { orderCalls } from '#orders/calls.ts'
import type { TicketLink } from '#orders/responses.ts'
import type { TicketLinkMinutes } from '#orders/ticket-link.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

export type Shared =
  | { readonly is: 'nothing' }
  | ({ readonly is: 'open' } & TicketLink)
  | { readonly is: 'closed' }
  | { readonly is: 'declined'; readonly says: string }

export function useTicketShare(orderId: string) {
  const [shared, setShared] = useState<Shared>({ is: 'nothing' })
  const [busy, setBusy] = useState<'making' | 'closing'>()

  async function doing(what: 'making' | 'closing', action: () => Promise<Shared>) {
    setBusy(what)
    try {
      setShared(await action())
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setShared({ is: 'declined', says: error.message })
    } finally {
      setBusy(undefined)
    }
  }
  return {
    shared,
    busy,
    make: (minutes: TicketLinkMinutes) =>
      void doing('making', async () => {
        const link = await ask<typeof orderCalls.shareTicket>('POST /api/orders/Order/ShareTicket', {
          body: { orderId, minutes },
        })
        return { is: 'open', ...link }
      }),
    closeAll: () =>
      void doing('closing', async () => {
        await ask<typeof orderCalls.closeTicketLinks>('POST /api/orders/Order/CloseTicketLinks', {
          body: { orderId },
        })
        return { is: 'closed' }
      }),
  }
}
