import './empty-state.css'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from 'react-router'
import { EmptyArch } from '#web/art/empty-arch.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export type Alternative = {
  to: To
  how: string
  words: string
  /** the lowest price there, as `priceText` writes it */
  fromPrice?: string
  /** why it is the best of them: «ارزان‌تر» */
  best?: string
}

type Props = {
  title: string
  children: ReactNode
  alternatives?: readonly Alternative[]
  actions?: ReactNode
  level?: 'h1' | 'h2'
}

/** Shows alternatives in place of an empty list. */
export function EmptyState({ title, children, alternatives = [], actions, level: Title = 'h2' }: Props) {
  return (
    <section className="empty">
      <EmptyArch />
      <Title>{title}</Title>
      <p>{children}</p>
      {alternatives.length > 0 && (
        <div className="empty-ways">
          {alternatives.map(({ to, how, words, fromPrice, best }) => (
            <Link key={how} to={to} className="card empty-way" data-best={best ? '' : undefined}>
              {best && <Tag tone="good">{best}</Tag>}
              <small>{how}</small>
              <b>{words}</b>
              {fromPrice && <Price from amount={fromPrice} />}
            </Link>
          ))}
        </div>
      )}
      {actions && <div className="empty-acts">{actions}</div>}
    </section>
  )
}
