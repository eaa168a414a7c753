import './icon.css'
import { memo } from 'react'
import { type IconName, otherIconNames } from '#web/ui/icon-names.ts'
import sheet from '#web/ui/icons.svg?no-inline'
import otherSheet from '#web/ui/other-icons.svg?no-inline'

export type IconSize = 'small' | 'medium' | 'large'

const drawnForLeftToRight = /^(airplane-(takeoff|landing|tilt|in-flight)|sign-out|sort-ascending)/

const others: ReadonlySet<IconName> = new Set(otherIconNames)

/** Decorative: hidden from screen readers. */
export const Icon = memo(function Icon({ name, size }: { name: IconName; size?: IconSize }) {
  return (
    <svg
      className="icon"
      data-size={size}
      data-mirrored={drawnForLeftToRight.test(name) || undefined}
      aria-hidden="true"
    >
      <use href={`${others.has(name) ? otherSheet : sheet}#${name}`} />
    </svg>
  )
})
