import { useState } from 'react'
import type { orderCalls } from '#orders/calls.ts'
import type { OrderSum } from '#orders/responses.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'

export function useVoucher(orderId: string, onSum: (sum: OrderSum) => void) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const change = async (action: () => Promise<OrderSum>) => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      onSum(await action())
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFault(error.fields.code ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  function apply(code: string) {
    if (code.trim() === '') return setFault('کد تخفیف را بنویسید.')
    void change(() => applied(orderId, code))
  }
  return {
    apply,
    remove: () => void change(() => removed(orderId)),
    isBusy,
    fault,
    forgive: () => setFault(undefined),
  }
}

function applied(orderId: string, code: string): Promise<OrderSum> {
  const body = { orderId, code }
  return responseOnce('apply-voucher', (key) =>
    ask<typeof orderCalls.applyVoucher>('POST /api/orders/Order/ApplyDiscountVoucher', { body }, key(body)),
  )
}

function removed(orderId: string): Promise<OrderSum> {
  const body = { orderId }
  return responseOnce('remove-voucher', (key) =>
    ask<typeof orderCalls.removeVoucher>('POST /api/orders/Order/RemoveDiscountVoucher', { body }, key(body)),
  )
}
