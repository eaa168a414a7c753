import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { safePath } from '#accounts/safe-path.ts'
import type { entranceCalls } from '#desk/entrance-calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { knowsPasskeys, provenPasskey } from '#web/passkeys/use-passkey.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export function meta() {
  return [{ title: 'ورود به میز' }, { name: 'robots', content: 'noindex, nofollow' }]
}

export default function SignInPage() {
  const [params] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function enter() {
    setBusy(true)
    setRefusal(await entered())
    setBusy(false)
  }
  async function entered(): Promise<string | undefined> {
    if (!knowsPasskeys()) return 'این مرورگر کلید عبور نمی‌شناسد؛ مرورگر تازه‌تری باز کنید.'
    try {
      if (!(await enteredByKey())) return 'کلیدی نشان داده نشد؛ دوباره بزنید.'
      const to = safePath(params.get('to'), '/desk')
      location.assign(to.startsWith('/desk') ? to : '/desk')
      return undefined
    } catch (error) {
      if (error instanceof Declined) return error.message
      throw error
    }
  }
  return (
    <>
      <h1>ورود به میز</h1>
      <p>با کلید عبوری که برای کار در اینجا ساخته‌اید وارد شوید.</p>
      <Button
        size="large"
        block
        icon="fingerprint-duotone"
        busy={isBusy && 'در انتظار کلید…'}
        onClick={() => void enter()}
      >
        ورود با کلید عبور
      </Button>
      <RefusalNote says={refusal} />
      <p className="desk-entrance-help">
        کلیدتان گم شده است؟ دو همکار که اجازه دارند، با هم پیوند تازه‌ای برایتان می‌سازند.
      </p>
    </>
  )
}

async function enteredByKey(): Promise<boolean> {
  const { challengeId, options } = await ask<typeof entranceCalls.ask>('POST /api/desk/sign-in/challenge', {})
  const response = await provenPasskey(options, { quietly: false, signal: new AbortController().signal })
  if (response === undefined) return false
  await ask<typeof entranceCalls.enter>('POST /api/desk/sign-in', {
    body: { challengeId, response: { ...response } },
  })
  return true
}
