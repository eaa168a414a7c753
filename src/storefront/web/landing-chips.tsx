import './landing-chips.css'
import type { ReactNode } from 'react'

export function LandingChips({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className="landing-chips" aria-label={label}>
      {children}
    </ul>
  )
}
