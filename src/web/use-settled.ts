import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#web/after-paint.ts'

/** The value before its change until that frame is painted: lets slow parts follow a press. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(() => value)
  useEffect(() => {
    if (settled === value) return undefined
    return afterPaint(() => startTransition(() => setSettled(() => value)))
  }, [settled, value])
  return settled
}
