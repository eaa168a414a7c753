import './map-sheet.css'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly count: number
  readonly children: ReactNode
}

/** pixels; less is a press */
const dragged = 32

/** On a phone the list lies over the map: a strip of cards, or drawn up a whole list. Elsewhere it stands beside. */
export function MapSheet({ count, children }: Props) {
  const [isUp, setUp] = useState(false)
  const id = useId()
  const drag = useDrag(setUp)
  function byKeys(event: KeyboardEvent) {
    const next = { ArrowUp: true, ArrowDown: false, Escape: false }[event.key]
    if (next === undefined || next === isUp) return
    event.preventDefault()
    event.stopPropagation()
    setUp(next)
  }
  return (
    <div className="hotels-map-sheet" data-up={isUp ? '' : undefined}>
      <button
        type="button"
        className="hotels-map-handle"
        aria-expanded={isUp}
        aria-controls={id}
        onKeyDown={byKeys}
        onClick={() => drag.isPress() && setUp(!isUp)}
        {...drag.handlers}
      >
        <span aria-hidden="true" />
        فهرست {persianDigits(count)} هتل
        <Icon name="caret-down-bold" size="small" />
      </button>
      <div id={id}>{children}</div>
    </div>
  )
}

function useDrag(onDragged: (isUp: boolean) => void) {
  const from = useRef<number | null>(null)
  const moved = useRef(0)
  function follow({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
    if (from.current === null) return
    moved.current = clientY - from.current
    const sheet = currentTarget.parentElement
    if (sheet) sheet.style.translate = `0 ${Math.max(-dragged, Math.min(dragged * 2, moved.current))}px`
  }
  function letGo({ currentTarget }: PointerEvent<HTMLElement>) {
    if (from.current === null) return
    from.current = null
    if (currentTarget.parentElement) currentTarget.parentElement.style.translate = ''
    if (Math.abs(moved.current) >= dragged) onDragged(moved.current < 0)
  }
  return {
    isPress: () => Math.abs(moved.current) < dragged,
    handlers: {
      onPointerDown: ({ currentTarget, clientY, pointerId }: PointerEvent<HTMLElement>) => {
        from.current = clientY
        moved.current = 0
        currentTarget.setPointerCapture(pointerId)
      },
      onPointerMove: follow,
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  }
}
