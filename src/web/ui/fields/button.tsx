import './button.css'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

export type ButtonKind = 'commit' | 'primary' | 'tonal' | 'line' | 'ghost' | 'bad'

type Look = {
  kind?: ButtonKind
  size?: 'small' | 'large'
  icon?: IconName
  block?: boolean
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'size'> & {
    busy?: string | false | undefined
  }

export function Button({ kind = 'primary', size, icon, block, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...lookOf({ kind, size, block })}
      data-busy={busy ? '' : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? ignore : rest.onClick}
    >
      {busy ? <span className="spinner" /> : icon && <Icon name={icon} />}
      <span aria-live={busy === undefined ? undefined : 'polite'}>{busy || children}</span>
    </button>
  )
}

export function LinkButton({ kind = 'primary', size, icon, block, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} {...lookOf({ kind, size, block })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

type LinkProps = Omit<ComponentProps<typeof Link>, 'children'> & { children: ReactNode }

function lookOf({ kind, size, block }: Pick<Look, 'kind'> & { size: Look['size']; block: Look['block'] }) {
  return { className: 'button', 'data-kind': kind, 'data-size': size, 'data-block': block ? '' : undefined }
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
