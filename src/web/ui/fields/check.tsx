import './choice.css'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  end?: ReactNode
}

export function Check({ children, end, ...rest }: Props) {
  return (
    <label className="choice">
      <input {...rest} type="checkbox" className="check" />
      {children}
      {end && <span className="choice-end">{end}</span>}
    </label>
  )
}
