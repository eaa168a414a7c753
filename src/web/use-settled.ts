import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#web/after-paint.ts'

export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(() => value)
  useEffect(() => {
    if (settled === value) return undefined
    return afterPaint(() => startTransition(() => setSettled(() => value)))
  }, [settled, value])
  return settled
}
