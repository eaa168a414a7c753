import './summary-lines.css'
import type { ReactNode } from 'react'
import { priceText } from '#money/display-unit.ts'
import { Price } from '#web/ui/flight/price.tsx'

export function TotalLine({ words, total }: { readonly words: string; readonly total: number }) {
  return (
    <div className="summary-total">
      <span>{words}</span>
      <Price amount={priceText(total)} />
    </div>
  )
}

export function SummaryLine({
  words,
  children,
}: {
  readonly words: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className="summary-line">
      <span>{words}</span>
      {children}
    </div>
  )
}
