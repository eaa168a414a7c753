import { useCallback, useLayoutEffect, useRef } from 'react'

export function useSteady<Arguments extends readonly unknown[], Answer>(
  latest: (...asked: Arguments) => Answer,
): (...asked: Arguments) => Answer {
  const kept = useRef(latest)
  useLayoutEffect(() => {
    kept.current = latest
  })
  return useCallback((...asked: Arguments) => kept.current(...asked), [])
}
