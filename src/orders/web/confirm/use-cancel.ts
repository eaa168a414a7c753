import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { orderCalls } from '#orders/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { forgetOnce, onceKey } from '#web/once-key.ts'

export function useCancel(orderId: string, searchAgain: string) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const navigate = useNavigate()
  const cancel = async () => {
    setBusy(true)
    const body = { orderId }
    try {
      await ask<typeof orderCalls.cancel>('POST /api/orders/Order/Cancel', { body }, onceKey('cancel', body))
      // the same form again is a new order
      forgetOnce('submit')
      await navigate(searchAgain)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFault(error.message)
      setBusy(false)
    }
  }
  return { cancel, isBusy, fault }
}
