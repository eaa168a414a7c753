import './styleguide.css'
import type { ReactNode } from 'react'

export function Specimen({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className="card specimen" data-wide={wide ? '' : undefined}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="specimen-row">{children}</div>
}
