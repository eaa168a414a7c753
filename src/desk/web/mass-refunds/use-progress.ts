import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MassRefundProgress, massRefundCalls } from '#desk/mass-refund-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { Declined } from '#web/declined.ts'

const everyMs = 1000

/** Asked each second while it runs; at its end the page is read again. */
export function useProgress(first: MassRefundProgress & { readonly number: number }): MassRefundProgress {
  const { number, status } = first
  const [read, setRead] = useState<{ readonly of: object; readonly progress: MassRefundProgress }>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (status !== 'running') return undefined
    let timer = 0
    let isGone = false
    async function look() {
      const params = { number: String(number) }
      try {
        const next = await askDesk<typeof massRefundCalls.progress>('GET /api/desk/mass-refunds/{number}', {
          params,
        })
        if (isGone) return
        setRead({ of: first, progress: next })
        if (next.status !== 'running') return void revalidate()
      } catch (error) {
        if (!(error instanceof Declined)) throw error
      }
      if (!isGone) timer = window.setTimeout(() => void look(), everyMs)
    }
    timer = window.setTimeout(() => void look(), everyMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [first, number, status, revalidate])
  return read?.of === first ? read.progress : first
}
