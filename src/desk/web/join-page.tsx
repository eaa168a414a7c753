import { useState } from 'react'
import type { entranceCalls } from '#desk/entrance-calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { makePasskey, makesPasskeys } from '#web/passkeys/make-passkey.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export function meta() {
  return [{ title: 'پیوستن به میز' }, { name: 'robots', content: 'noindex, nofollow' }]
}

/** The link's secret stands behind `#`, which no server reads. */
export default function JoinPage() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function join() {
    setBusy(true)
    setRefusal(await joined())
    setBusy(false)
  }
  return (
    <>
      <h1>به میز خوش آمدید</h1>
      <p>
        میز رمز عبور ندارد. یک کلید عبور روی این دستگاه می‌سازید و از این پس با اثر انگشت، چهره یا رمز دستگاه
        وارد می‌شوید. این پیوند تنها یک بار کار می‌کند.
      </p>
      <Button
        size="large"
        block
        icon="fingerprint-duotone"
        busy={isBusy && 'در حال ساخت کلید…'}
        onClick={() => void join()}
      >
        ساخت کلید و ورود
      </Button>
      <RefusalNote says={refusal} />
    </>
  )
}

/** What is wrong, if anything. */
async function joined(): Promise<string | undefined> {
  if (!makesPasskeys()) return 'این مرورگر کلید عبور نمی‌شناسد؛ مرورگر تازه‌تری باز کنید.'
  const link = location.hash.slice(1)
  try {
    const { challengeId, options } = await ask<typeof entranceCalls.offerJoining>(
      'POST /api/desk/join/offer',
      { body: { link } },
    )
    const response = await makePasskey(options)
    if (response === 'made before') return 'این دستگاه از پیش کلید شما را دارد؛ با همان وارد شوید.'
    if (response === 'turned away') return 'کلیدی ساخته نشد؛ دوباره بزنید.'
    await ask<typeof entranceCalls.join>('POST /api/desk/join', {
      body: { link, challengeId, response: { ...response } },
    })
    location.replace('/desk')
    return undefined
  } catch (error) {
    if (error instanceof Declined) return error.message
    throw error
  }
}
