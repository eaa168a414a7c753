import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#web/after-paint.ts'

/**
 * The value as it was until the frame that shows its change has been painted, and then as it is: for parts that may follow
 * a press, so that what was pressed need not wait for them.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(() => value)
  useEffect(() => {
    if (settled === value) return undefined
    return afterPaint(() => startTransition(() => setSettled(() => value)))
  }, [settled, value])
  return settled
}
