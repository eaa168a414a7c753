import { useEffect, useRef, useState } from 'react'
import { Declined } from '#web/declined.ts'
import type { Puzzle } from '#web/ui/fields/use-captcha.ts'

export type WorkState = { readonly is: 'none' | 'done' | 'impossible' } | Working
interface Working {
  readonly is: 'working'
  readonly share: number
}

/** What the browser works out while its traveller reads the digits; it begins with each puzzle anew. */
export function useCaptchaWork({ captchaId, work }: Puzzle) {
  const [told, setTold] = useState<{ readonly of: string; readonly state: WorkState }>()
  const number = useRef<Promise<number | undefined>>(undefined)
  useEffect(() => {
    number.current = undefined
    if (work === null) return
    const stopping = new AbortController()
    const { signal } = stopping
    const say = (state: WorkState) => !signal.aborted && setTold({ of: captchaId, state })
    const onShare = (share: number) => say({ is: 'working', share })
    const found = import('#web/ui/captcha-work.ts').then(({ seek }) =>
      seek({ ...work, salt: captchaId }, { signal, onShare }),
    )
    number.current = found
    found.then(
      () => say({ is: 'done' }),
      () => say({ is: 'impossible' }),
    )
    return () => stopping.abort()
  }, [captchaId, work])

  async function found(): Promise<{ readonly captchaWork?: number }> {
    try {
      const captchaWork = await number.current
      return captchaWork === undefined ? {} : { captchaWork }
    } catch {
      const errors = [{ property: 'captchaCode', errors: [notDone] }]
      throw new Declined(409, { meta: { code: 'CAPTCHA_WRONG', errors, requestId: '' } })
    }
  }
  const now = told?.of === captchaId ? told.state : begun
  return { state: work === null ? none : now, found }
}

const none: WorkState = { is: 'none' }
const begun: WorkState = { is: 'working', share: 0 }
const notDone = 'بررسی خودکار مرورگر انجام نشد؛ کد تازه را وارد کنید و دوباره بزنید.'
