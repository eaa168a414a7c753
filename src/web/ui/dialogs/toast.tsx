import './toast.css'
import type { ReactNode } from 'react'
import { createContext, use, useEffect, useState } from 'react'

/** §3: two seconds; never the only copy of an error */
const shownMs = 2000

type Message = { id: number; text: string }

const ToastContext = createContext<(text: string) => void>(() => undefined)

export function useToast(): (text: string) => void {
  return use(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Message[]>([])
  const current = waiting[0]
  useEffect(() => {
    if (!current) return undefined
    const passing = setTimeout(() => setWaiting(([, ...rest]) => rest), shownMs)
    return () => clearTimeout(passing)
  }, [current])
  return (
    <ToastContext
      value={(text) => setWaiting((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }])}
    >
      {children}
      <output className="toasts">
        {current && (
          <span key={current.id} className="toast">
            {current.text}
          </span>
        )}
      </output>
    </ToastContext>
  )
}
