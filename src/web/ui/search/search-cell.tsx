import './search-cell.css'
import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import type { Option, OptionGroup } from '#web/ui/fields/select-field.tsx'
import { Options } from '#web/ui/fields/select-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

type Words = {
  label: string
  icon: IconName
  sub?: ReactNode
  error?: string | undefined
}

export function CellGroup({ children }: { children: ReactNode }) {
  return <div className="cell-group">{children}</div>
}

type CellProps = Words & { value: ReactNode; open: boolean } & Omit<ComponentProps<'button'>, 'value'>

export function SearchCell({ label, icon, sub, error, value, open, ...rest }: CellProps) {
  return (
    <button
      type="button"
      {...rest}
      className="cell"
      aria-haspopup="dialog"
      aria-expanded={open}
      data-bad={error ? '' : undefined}
    >
      <CellLabel icon={icon}>{label}</CellLabel>
      <span className="cell-value">{value}</span>
      <span className="cell-sub">{error ?? sub}</span>
    </button>
  )
}

type SelectCellProps = Words & { options: readonly (Option | OptionGroup)[] } & ComponentProps<'select'>

/** The select rendered by the server, and all there is without scripts. */
export function SelectCell({ label, icon, sub, error, options, ...rest }: SelectCellProps) {
  return (
    <label className="cell" data-bad={error ? '' : undefined}>
      <CellLabel icon={icon}>{label}</CellLabel>
      <select {...rest} aria-invalid={error ? true : undefined}>
        <Options of={options} />
      </select>
      <span className="cell-sub">{error ?? sub}</span>
    </label>
  )
}

export function CellLabel({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="cell-label">
      <Icon name={icon} size="small" />
      {children}
    </span>
  )
}

export function SwapButton({ onSwap }: { onSwap: () => void }) {
  const [turned, setTurned] = useState(false)
  return (
    <button
      type="button"
      className="swap"
      aria-label="جابه‌جایی مبدأ و مقصد"
      data-turned={turned ? '' : undefined}
      onClick={() => {
        setTurned(!turned)
        onSwap()
      }}
    >
      <Icon name="arrows-left-right-bold" />
    </button>
  )
}
