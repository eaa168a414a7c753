import './long-list.css'
import type { ReactNode } from 'react'
import { useListWindow } from '#web/ui/lists/use-list-window.ts'

interface Props<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** all items, for readers without scripts */
  readonly isWhole: boolean
  /** a new subject starts at the top; more of the same keeps the position */
  readonly subject: string
  readonly openAt?: string | undefined
  /** Elements are reused by position: items with state need a key. */
  readonly draw: (item: Item) => ReactNode
  /** shown for missing items where no script runs */
  readonly rest: ReactNode
}

export function LongList<Item>({ draw, rest, openAt, ...asked }: Props<Item>) {
  const { items, keyOf } = asked
  const { list, from, to, itemAt, above, below } = useListWindow({ ...asked, openAt })
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  return (
    <ul className="long-list" ref={list} data-landing="" data-whole={asked.isWhole ? '' : undefined}>
      {above > 0 && <li className="long-list-gap" aria-hidden="true" style={{ blockSize: above }} />}
      {places.map((at) => {
        const item = itemAt(at)
        return (
          item !== undefined && (
            <li key={at} data-key={keyOf(item)} aria-setsize={items.length} aria-posinset={at + 1}>
              {draw(item)}
            </li>
          )
        )
      })}
      {below > 0 && (
        <li className="long-list-gap" style={{ blockSize: below }}>
          <noscript>{rest}</noscript>
        </li>
      )}
    </ul>
  )
}
