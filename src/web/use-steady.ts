import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for ever, which does what the latest drawing would have it do: for parts that are drawn anew only when they change. */
export function useSteady<Arguments extends readonly unknown[], Answer>(
  latest: (...asked: Arguments) => Answer,
): (...asked: Arguments) => Answer {
  const kept = useRef(latest)
  useLayoutEffect(() => {
    kept.current = latest
  })
  return useCallback((...asked: Arguments) => kept.current(...asked), [])
}
