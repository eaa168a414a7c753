import { useEffect, useState } from 'react'
import { Modal } from '#web/ui/dialogs/modal.tsx'

const legend = [
  ['/', 'جستجو'],
  ['j', 'ردیف بعد'],
  ['k', 'ردیف پیش'],
  ['Enter', 'باز کردن ردیف'],
  ['r', 'نوشتن پاسخ گفتگو'],
  ['m', 'پاسخ آماده در گفتگو'],
  ['Ctrl Enter', 'فرستادن پاسخ'],
  ['Esc', 'بستن'],
  ['?', 'همین فهرست'],
] as const

/** Keys of every page of the desk; fields and dialogs keep theirs. */
export function DeskKeys() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === '?') setOpen(true)
      else if (!pressed(event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <Modal open={isOpen} onClose={() => setOpen(false)} title="کلیدها">
      <dl className="desk-legend">
        {legend.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    (target instanceof HTMLElement && target.closest('input, textarea, select') !== null)
  )
}

/** Whether the key did anything. */
function pressed({ code, key }: KeyboardEvent): boolean {
  // by their place: on a Persian keyboard they are other letters
  if (code === 'KeyR') return focused(document.querySelector<HTMLElement>('[data-answer]'))
  if (code === 'KeyM') return clicked(document.querySelector<HTMLElement>('[data-macros]'))
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  if (key === '/') return focused(document.getElementById('desk-search'))
  if (key === 'j') return focused(rows[Math.min(at + 1, rows.length - 1)])
  if (key === 'k') return focused(rows[Math.max(at - 1, 0)])
  if (key === 'Enter' && at >= 0) return clicked(rows[at]?.querySelector<HTMLElement>('a, button'))
  if (key === 'Escape') return clicked(document.querySelector<HTMLElement>('[data-close]'))
  return false
}

function focused(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return element instanceof HTMLElement
}

function clicked(element: HTMLElement | null | undefined): boolean {
  element?.click()
  return element instanceof HTMLElement
}
