import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ReadyMacro } from '#desk/macro-calls.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly macros: readonly ReadyMacro[]
  readonly onPick: (text: string) => void
}

/** Enter takes the first that is found; arrows walk them. */
export function MacroList({ macros, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('input')?.focus(), [])
  if (macros.length === 0)
    return (
      <p>
        هنوز پاسخ آماده‌ای نیست. <Link to="/desk/macros">پاسخ‌های آماده</Link>
      </p>
    )
  const words = typed.trim().split(/\s+/)
  const found = macros.filter(({ title, text }) => words.every((word) => `${title} ${text}`.includes(word)))
  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    event.preventDefault()
    buttons[Math.max(0, Math.min(at + (event.key === 'ArrowDown' ? 1 : -1), buttons.length - 1))]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows walk from the field to its results
    <div ref={list} className="desk-macros" onKeyDown={walk}>
      <TextField
        label="نام یا بخشی از متن"
        name="macro"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = found
          if (first !== undefined) onPick(first.text)
        }}
      />
      {found.length === 0 && <p role="status">پاسخی با این واژه‌ها نیست.</p>}
      <ul>
        {found.map(({ id, title, text, missing }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(text)}>
              <b>{title}</b>
              <span>{text}</span>
              {missing.length > 0 && <small>این سفارش ندارد: {missing.join('، ')}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
