import { useState } from 'react'
import type { ResponseOf } from '#calls/call.ts'
import type { captchaCalls } from '#server/captcha/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'
import { useCaptchaWork } from '#web/ui/use-captcha-work.ts'

export type Puzzle = ResponseOf<typeof captchaCalls.create>

/** No captcha; its field is hidden. */
export const noPuzzle: Puzzle = {
  captchaId: '',
  imageUrl: '',
  audioUrl: '',
  expiresAt: '9999-12-31T00:00:00Z',
  work: null,
}

export function orderPuzzle(orderId?: string): Promise<Puzzle> {
  const line = 'POST /api/flight-reservation/Captcha/Create'
  return ask<typeof captchaCalls.create>(line, { body: { orderId } })
}

/** Captcha state: digits, typed answer, browser's work. Expired ones are replaced. */
export function useCaptcha(askPuzzle: () => Promise<Puzzle>, first: Puzzle) {
  const [puzzle, setPuzzle] = useState(first)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { state: work, found } = useCaptchaWork(puzzle)
  const renew = async (why?: string) => {
    setBusy(true)
    setTyped('')
    setFault(why)
    try {
      setPuzzle(await askPuzzle())
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  useSecondsLeft(
    puzzle.expiresAt,
    () => void renew(typed === '' ? undefined : 'زمان این کد تمام شد؛ کد تازه را وارد کنید.'),
  )

  function type(text: string) {
    setTyped(text)
    setFault(undefined)
  }
  /** Nothing is asked any more. */
  function putAway() {
    setPuzzle(noPuzzle)
    setTyped('')
  }
  /** Waits for the browser's work. Throws Declined. */
  async function solved() {
    return { captchaId: puzzle.captchaId, captchaCode: typed, ...(await found()) }
  }
  return { puzzle, typed, type, fault, refuse: setFault, renew, putAway, isBusy, work, solved }
}
