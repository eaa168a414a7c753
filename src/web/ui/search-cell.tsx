import './search-cell.css'
import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import type { Option } from '#web/ui/select-field.tsx'
import { Options } from '#web/ui/select-field.tsx'

type Words = { label: string; icon: IconName; sub?: ReactNode; bad?: boolean }

/** A group of cells in one box; a popup put inside hangs under the whole of it. */
export function CellGroup({ children }: { children: ReactNode }) {
  return <div className="cell-group">{children}</div>
}

type CellProps = Words & { value: ReactNode; open: boolean } & Omit<ComponentProps<'button'>, 'value'>

/** A question of the search that opens something: the calendar, the travellers. */
export function SearchCell({ label, icon, sub, bad, value, open, ...rest }: CellProps) {
  return (
    <button
      type="button"
      {...rest}
      className="cell"
      aria-haspopup="dialog"
      aria-expanded={open}
      data-bad={bad ? '' : undefined}
    >
      <CellLabel icon={icon}>{label}</CellLabel>
      <span className="cell-value">{value}</span>
      <span className="cell-sub">{sub}</span>
    </button>
  )
}

type SelectCellProps = Words & { options: readonly Option[] } & ComponentProps<'select'>

/** The same question as a plain select: what the server draws, and all there is without the script. */
export function SelectCell({ label, icon, sub, bad, options, ...rest }: SelectCellProps) {
  return (
    <label className="cell" data-bad={bad ? '' : undefined}>
      <CellLabel icon={icon}>{label}</CellLabel>
      <select {...rest}>
        <Options of={options} />
      </select>
      <span className="cell-sub">{sub}</span>
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

/** Origin and destination change places; it turns half round each time. */
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
