import { useEffect, useState } from 'react'
import type { GatewayView, paymentCalls } from '#payments/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

const typingMs = 300

export function useGateways(amount: number | undefined) {
  const [gateways, setGateways] = useState<readonly GatewayView[]>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    let isWanted = true
    async function look() {
      try {
        const line = 'GET /api/payment/Gateway/Paged'
        const found = await ask<typeof paymentCalls.gateways>(line, { query: { amount } })
        if (isWanted) setGateways(found)
      } catch (error) {
        if (!(error instanceof Declined)) throw error
        if (isWanted) setFailed(error.message)
      }
    }
    const looking = setTimeout(() => void look(), amount === undefined ? 0 : typingMs)
    return () => {
      isWanted = false
      clearTimeout(looking)
    }
  }, [amount])
  return { gateways, failed }
}
