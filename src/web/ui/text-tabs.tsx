import './text-tabs.css'
import type { KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'

type Tab<Key extends string> = { key: Key; words: string; content: ReactNode }

type Props<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
}

/** Tabs by words; arrows follow the reading direction and choose at once. */
export function TextTabs<Key extends string>({ label, tabs, chosen, onChoose }: Props<Key>) {
  const id = useId()
  const current = tabs.find(({ key }) => key === chosen) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next =
      tabs[
        neighbour(
          event.key,
          tabs.findIndex(({ key }) => key === chosen),
          tabs.length,
        )
      ]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }

  return (
    <>
      <div className="text-tabs" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, words }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current?.key}`}>
        {current?.content}
      </div>
    </>
  )
}

function neighbour(key: string, at: number, count: number): number {
  if (key === 'ArrowLeft') return (at + 1) % count
  if (key === 'ArrowRight') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
