import './choice.css'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode }

/** On or off at once; its words come first, the switch at the line's end. */
export function Switch({ children, ...rest }: Props) {
  return (
    <label className="choice">
      {children}
      <span className="choice-end">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked */}
        <input {...rest} type="checkbox" role="switch" className="switch" />
      </span>
    </label>
  )
}
