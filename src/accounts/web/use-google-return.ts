import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { googleCalls } from '#accounts/google-calls.ts'
import { cameFromGoogle, type GoogleWay } from '#accounts/web/google-way.ts'
import { admitted, askBare } from '#accounts/web/token-call.ts'
import { type StepUp, useStepUp } from '#accounts/web/use-step-up.tsx'
import type { ResponseOf } from '#calls/call.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { askToSignIn } from '#web/login-prompt.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'

/** At work, waiting for a mobile number (`goOn`), or failed with the reason. */
export type GoogleReturn =
  | { readonly at: 'work' }
  | { readonly at: 'phone'; readonly email: string; readonly goOn: () => void }
  | { readonly at: 'end'; readonly says: string; readonly next: string }

const unasked = 'این ورود از همین صفحه آغاز نشده بود؛ دوباره وارد شوید.'
const unfinished = 'ورود با گوگل ناتمام ماند.'

/** The fragment is used once and removed from the address and the history. */
export function useGoogleReturn(): GoogleReturn & Pick<StepUp, 'stepUpDialog'> {
  const [state, setState] = useState<GoogleReturn>({ at: 'work' })
  const { proven, stepUpDialog } = useStepUp()
  const leave = useLeaving()
  const isBegun = useRef(false)

  async function link({ next }: GoogleWay, jwt: string) {
    await proven(() => ask<typeof googleCalls.linkGoogle>('POST /accounts/google/link', { body: { jwt } }))
    await leave(next, 'حساب گوگل وصل شد')
  }
  async function signIn({ next }: GoogleWay, jwt: string) {
    const answer = (await askBare('/accounts/api/ExternalLogin/VerifyGmailToken', { jwt })) as ResponseOf<
      typeof googleCalls.verifyGmailToken
    >
    if ('link_token' in answer) {
      const { link_token: token, email } = answer
      const goOn = () => askToSignIn({ next, link: { token, email } })
      setState({ at: 'phone', email, goOn })
      return goOn()
    }
    await admitted(answer)
    return leave(next)
  }
  const settle = useEffectEvent(async () => {
    const answer = new URLSearchParams(location.hash.slice(1))
    history.replaceState(history.state, '', location.pathname)
    const way = cameFromGoogle(answer.get('state'))
    const jwt = answer.get('id_token')
    if (way === undefined) return setState({ at: 'end', says: unasked, next: '/' })
    if (jwt === null) return setState({ at: 'end', says: unfinished, next: way.next })
    try {
      return await (way.action === 'link' ? link(way, jwt) : signIn(way, jwt))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      return setState({ at: 'end', says: error.message, next: way.next })
    }
  })
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void settle()
  }, [])
  return { ...state, stepUpDialog }
}

function useLeaving() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  return async (next: string, said?: string) => {
    await revalidate()
    await navigate(next, { replace: true })
    if (said !== undefined) toast(said)
  }
}
