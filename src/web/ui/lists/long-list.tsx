import './long-list.css'
import type { ReactNode } from 'react'
import { useListWindow } from '#web/ui/lists/use-list-window.ts'

interface Props<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** every item at once, for a reader without the script */
  readonly isWhole: boolean
  /** what the list is about; another subject is read from its beginning, more of the same from where one is */
  readonly subject: string
  /** the item that somebody comes back to */
  readonly openAt?: string | undefined
  /** Draws an item. A place is drawn over when another item comes to it: what has a state of its own needs a key. */
  readonly draw: (item: Item) => ReactNode
  /** stands in for what is not drawn, where no script will draw it */
  readonly rest: ReactNode
}

/**
 * A list that may be thousands long: what is near the window is drawn, the rest keeps its place. Looking for a word on the
 * page (Ctrl+F) and printing draw all of it.
 */
export function LongList<Item>({ draw, rest, openAt, ...asked }: Props<Item>) {
  const { items, keyOf } = asked
  const { list, from, to, itemAt, above, below } = useListWindow({ ...asked, openAt })
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  return (
    <ul className="long-list" ref={list} data-landing="">
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
