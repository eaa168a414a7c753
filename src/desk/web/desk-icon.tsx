import '#web/ui/icon.css'
import type { DeskIconName } from '#desk/web/desk-icon-names.ts'
import sheet from '#desk/web/desk-icons.svg?no-inline'

/** Decorative: hidden from screen readers. */
export function DeskIcon({ name }: { readonly name: DeskIconName }) {
  return (
    <svg className="icon" data-mirrored={name === 'sign-out' || undefined} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
