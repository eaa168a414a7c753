import type { PointerEvent } from 'react'
import { useRef } from 'react'

const farEnough = 96

/** The short bar on top of a sheet: drag it down and the sheet goes. */
export function GrabHandle({ onClose }: { onClose: () => void }) {
  const from = useRef<number | null>(null)

  function follow(event: PointerEvent<HTMLElement>) {
    const sheet = event.currentTarget.parentElement
    if (from.current === null || !sheet) return
    sheet.style.translate = `0 ${Math.max(0, event.clientY - from.current)}px`
  }

  function letGo(event: PointerEvent<HTMLElement>) {
    const sheet = event.currentTarget.parentElement
    if (from.current === null || !sheet) return
    sheet.style.translate = ''
    if (event.clientY - from.current > farEnough) onClose()
    from.current = null
  }

  return (
    <span
      className="grab-handle"
      aria-hidden="true"
      onPointerDown={(event) => {
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  )
}
