import { useState } from 'react'
import { CodeCaptcha } from '#accounts/web/code-captcha.tsx'
import { type CodeChannel, type CodeSent, channelNames } from '#accounts/web/code-sent.ts'
import { type SolvedCaptcha, useCodeCaptcha } from '#accounts/web/use-code-captcha.ts'
import { useWays } from '#accounts/web/use-ways.ts'
import { clocks } from '#calendar/clocks.ts'
import { countdown } from '#calendar/countdown.ts'
import { Declined } from '#web/declined.ts'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

export type SendAgain = (channel: CodeChannel, captcha: SolvedCaptcha | undefined) => Promise<CodeSent>

type Props = {
  sent: CodeSent
  again: SendAgain
  onSent: (sent: CodeSent) => void
  hasFailed: boolean
}

/** «ارسال دوباره تا ۰:۵۹», then the button; beside it the other channels. */
export function CodeResend({ sent, again, onSent, hasFailed }: Props) {
  const left = useSecondsLeft(sent.resendAt) ?? clocks.resend
  const [declined, setDeclined] = useState<string>()
  const [tried, setTried] = useState(sent.channel)
  const asked = useCodeCaptcha()
  const isOver = left === 0

  async function send(channel: CodeChannel) {
    setDeclined(undefined)
    setTried(channel)
    await asked
      .sending((given) => again(channel, given))
      .then(onSent, (error) => {
        if (!(error instanceof Declined)) throw error
        setDeclined(error.message)
      })
  }

  return (
    <div className="code-resend">
      {isOver ? (
        <button type="button" className="code-link" onClick={() => void send(sent.channel)}>
          ارسال دوبارهٔ کد
        </button>
      ) : (
        <Waiting left={left} />
      )}
      {'mobile' in sent.to && (isOver || hasFailed) && (
        <OtherChannels channel={sent.channel} isOver={isOver} onSend={(channel) => void send(channel)} />
      )}
      <CodeCaptcha asked={asked} onEnter={() => void send(tried)} />
      <span className="code-declined" role="alert">
        {declined}
      </span>
    </div>
  )
}

function Waiting({ left }: { readonly left: number }) {
  return (
    <span className="code-wait">
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
  )
}

type OtherProps = {
  channel: CodeChannel
  isOver: boolean
  onSend: (channel: CodeChannel) => void
}

function OtherChannels({ channel, isOver, onSend }: OtherProps) {
  const others = useWays()?.codeChannels.filter((one) => one !== channel) ?? []
  if (others.length === 0) return null
  return (
    <span className="code-others">
      نرسید؟
      {others.map((one) => (
        <button
          key={one}
          type="button"
          className="code-link"
          aria-disabled={!isOver || undefined}
          onClick={() => isOver && onSend(one)}
        >
          ارسال با {channelNames[one]}
        </button>
      ))}
    </span>
  )
}
