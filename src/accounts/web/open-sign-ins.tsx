import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { sessionCalls } from '#accounts/session-calls.ts'
import type { WayIn } from '#accounts/sign-in-methods.ts'
import type { SessionView } from '#accounts/web/auth-data-page.server.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { persianDigits } from '#money/digits.ts'
import { ask } from '#web/api.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function OpenSignIns({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const { isBusy, fault, end, endOthers } = useSignOuts()
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <section className="card auth-part" aria-labelledby="auth-sessions">
      <header>
        <h2 id="auth-sessions">ورودهای باز</h2>
        <p>دستگاهی را که نمی‌شناسید همین‌جا خارج کنید؛ چند ثانیه بعد چیزی از حساب شما نمی‌بیند.</p>
      </header>
      <RefusalNote says={fault} />
      <ul className="auth-rows">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy(session.id)}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div className="auth-acts">
          <Button
            kind="line"
            icon="sign-out-bold"
            busy={isBusy('others') && 'در حال خروج…'}
            onClick={endOthers}
          >
            خروج از همهٔ دستگاه‌های دیگر
          </Button>
        </div>
      )}
    </section>
  )
}

function useSignOuts() {
  const [ending, setEnding] = useState<string>()
  const action = useAction()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  function end(id: string) {
    setEnding(id)
    void action.begin(async () => {
      await ask<typeof sessionCalls.endSession>('DELETE /accounts/sessions/{id}', { params: { id } })
      await revalidate()
      toast('آن دستگاه خارج شد')
    })
  }
  function endOthers() {
    setEnding('others')
    void action.begin(async () => {
      const { ended } = await ask<typeof sessionCalls.endOtherSessions>(
        'POST /accounts/sessions/sign-out-others',
        {},
      )
      await revalidate()
      toast(`${persianDigits(ended)} دستگاه خارج شد`)
    })
  }
  return {
    isBusy: (what: string) => action.isBusy && ending === what,
    fault: action.faults[''],
    end,
    endOthers,
  }
}

const ways = {
  otp: 'با کد موبایل',
  email: 'با کد ایمیل',
  password: 'با رمز عبور',
  google: 'با گوگل',
  passkey: 'با کلید عبور',
} as const satisfies Record<WayIn, string>

type RowProps = { session: SessionView; isBusy: boolean; onEnd: () => void }

function SessionRow({ session: { isThis, how, device, network, used }, isBusy, onEnd }: RowProps) {
  return (
    <li>
      <span className="auth-sign">
        <Icon
          name={/اندروید|آیفون/.test(device) ? 'device-mobile-duotone' : 'desktop-duotone'}
          size="medium"
        />
      </span>
      <div className="auth-words">
        <h3>
          {device} {isThis && <Tag tone="primary">همین دستگاه</Tag>}
        </h3>
        <p>
          {ways[how]}، {isThis ? 'اکنون' : used}
          {network !== '' && (
            <>
              {' '}
              &nbsp;· شبکهٔ <bdi dir="ltr">{network}</bdi>
            </>
          )}
        </p>
      </div>
      {!isThis && (
        <Button
          kind="line"
          size="small"
          aria-label={`خروج از ${device}`}
          busy={isBusy && 'در حال خروج…'}
          onClick={onEnd}
        >
          خروج
        </Button>
      )}
    </li>
  )
}
