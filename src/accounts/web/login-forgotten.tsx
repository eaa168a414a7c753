import type { CurrentUser } from '#accounts/call-shapes.ts'
import type { CodeSent } from '#accounts/web/code-sent.ts'
import { LoginForgot } from '#accounts/web/login-forgot.tsx'
import { LoginRenew } from '#accounts/web/login-renew.tsx'

interface Props {
  readonly username: string
  readonly onType: (username: string) => void
  readonly sent: CodeSent | undefined
  readonly onSent: (sent: CodeSent | undefined) => void
  readonly onAdmitted: (user: CurrentUser) => Promise<void>
}

/** A code, and then another password. */
export default function LoginForgotten({ username, onType, sent, onSent, onAdmitted }: Props) {
  if (sent === undefined) return <LoginForgot username={username} onType={onType} onSent={onSent} />
  return (
    <LoginRenew
      key={sent.requestId}
      sent={sent}
      onSent={onSent}
      onEdit={() => onSent(undefined)}
      onAdmitted={onAdmitted}
    />
  )
}
