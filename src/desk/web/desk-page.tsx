import './desk-table.css'
import type { ReactNode } from 'react'
import { DeskSearch } from '#desk/web/desk-search.tsx'
import { useMay } from '#desk/web/use-staff.ts'

interface Props {
  readonly title: string
  /** under the title */
  readonly sub?: ReactNode
  /** at the far end of the header */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Header and content of a page of the desk; tables, panels and forms look alike on all, those without a table too. */
export function DeskPage({ title, sub, actions, children }: Props) {
  return (
    <main className="desk-page" id="content" tabIndex={-1}>
      <title>{`${title} در میز`}</title>
      <header className="desk-header">
        <div>
          <h1>{title}</h1>
          {sub && <p>{sub}</p>}
        </div>
        {useMay('orders.read') && <DeskSearch />}
        <div className="desk-actions">{actions}</div>
      </header>
      <p className="desk-reading">
        میز در این پهنا برای خواندن است؛ برای انجام کار آن را در صفحه‌ای پهن‌تر باز کنید.
      </p>
      {children}
    </main>
  )
}
