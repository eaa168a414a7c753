import { useState } from 'react'
import { askForCode, type CodeSent } from '#accounts/web/sign-in.ts'
import { clocks } from '#calendar/clocks.ts'
import { countdown } from '#calendar/written.ts'
import { Declined } from '#web/declined.ts'
import { useSecondsLeft } from '#web/ui/use-seconds-left.ts'

type Props = {
  sent: CodeSent
  onResent: (sent: CodeSent) => void
}

/** «ارسال دوباره تا ۰:۵۹», then the button itself. */
export function LoginResend({ sent, onResent }: Props) {
  const left = useSecondsLeft(sent.resendAt) ?? clocks.resend
  const [declined, setDeclined] = useState<string>()

  async function resend() {
    setDeclined(undefined)
    await askForCode(sent.mobile).then(onResent, (error) => {
      if (!(error instanceof Declined)) throw error
      setDeclined(error.message)
    })
  }

  return (
    <div className="login-resend">
      {left > 0 ? (
        <span className="login-wait">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            <circle
              className="left"
              cx="12"
              cy="12"
              r="10"
              pathLength="100"
              strokeDasharray={`${(100 * left) / clocks.resend} 100`}
            />
          </svg>
          <span role="timer">
            ارسال دوباره تا <b>{countdown(left)}</b>
          </span>
        </span>
      ) : (
        <button type="button" className="login-link" onClick={() => void resend()}>
          ارسال دوبارهٔ کد
        </button>
      )}
      <span className="login-declined" role="alert">
        {declined}
      </span>
    </div>
  )
}
