import { Note } from '#web/ui/states/note.tsx'

export function CutOffNote() {
  return (
    <Note tone="warn" announced>
      ارتباط قطع است؛ آنچه می‌بینید شاید تازه نباشد. خودش دوباره وصل می‌شود.
    </Note>
  )
}
