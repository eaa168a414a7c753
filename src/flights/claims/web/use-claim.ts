import { useRevalidator } from 'react-router'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'

/** Sends one thing at a time and reads the order again after it. */
export function useClaim() {
  const { busy, fault, doing } = useOneAtATime()
  const { revalidate } = useRevalidator()
  return {
    busy,
    fault,
    send: (name: string, tell: () => Promise<unknown>) =>
      doing(name, async () => {
        await tell()
        await revalidate()
      }),
  }
}
