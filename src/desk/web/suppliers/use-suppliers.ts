import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SupplierView, supplierDeskCalls } from '#desk/suppliers-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'

const everyMs = 5000

/** As the house counts them, every few seconds while somebody looks. */
export function useSuppliers(first: readonly SupplierView[]): {
  readonly suppliers: readonly SupplierView[]
  readonly isCutOff: boolean
} {
  const [later, setLater] = useState({ first, suppliers: first })
  const [isCutOff, setCutOff] = useState(false)
  const { state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return undefined
    let isOver = false
    async function look(): Promise<void> {
      if (document.hidden) return
      try {
        const suppliers = await askDesk<typeof supplierDeskCalls.suppliers>('GET /api/desk/suppliers', {})
        if (isOver) return
        setLater({ first, suppliers })
        setCutOff(false)
      } catch {
        if (!isOver) setCutOff(true) // said on the page; the next look may reach it
      }
    }
    const beat = setInterval(() => void look(), everyMs)
    return () => {
      isOver = true
      clearInterval(beat)
    }
  }, [state, first])
  return { suppliers: later.first === first ? later.suppliers : first, isCutOff }
}
