import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ComparedForm, type Unlike, unlike } from '#documents/field-differences.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Finding } from '#documents/picture-check/finding-texts.ts'
import type { visaCalls } from '#visas/calls.ts'
import { lookedAt } from '#visas/web/looked-at.ts'
import { destroyPicture, sendPicture } from '#visas/web/send-picture.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { hasResponse } from '#web/once-key.ts'

interface Wanted {
  readonly orderId: string
  readonly applicant: number
  readonly kind: DocumentKind
  readonly against: ComparedForm | null
}

interface State {
  readonly isBusy: boolean
  readonly fault?: string
  readonly advice: readonly string[]
  /** looked at on the device, not sent yet */
  readonly looked?: { readonly file: File; readonly findings: readonly Finding[] }
  readonly doubted?: Doubted
}

interface Doubted {
  readonly blobId: string
  readonly others: readonly Unlike[]
}

export function useReplacing({ orderId, applicant, kind, against }: Wanted) {
  const [state, setState] = useState<State>({ isBusy: false, advice: [] })
  const { revalidate } = useRevalidator()

  async function replace(file: File) {
    const before = state.doubted
    setState({ isBusy: true, advice: [] })
    if (before !== undefined) await destroyPicture(before.blobId)
    const looked = await lookedAt(file, kind)
    if (looked.wrong !== undefined) return setState({ isBusy: false, fault: looked.wrong, advice: [] })
    const { findings } = looked
    if (findings.length > 0) return setState({ isBusy: false, advice: [], looked: { file, findings } })
    await send(file)
  }
  async function send(file: File) {
    setState({ isBusy: true, advice: [] })
    await orSaid(async () => {
      const { blobId, reading, advice } = await sendPicture(file, kind)
      const others = against && reading ? unlike(against, reading) : []
      if (others.length > 0) setState({ isBusy: false, advice, doubted: { blobId, others } })
      else await handIn(blobId, advice)
    })
  }
  async function handIn(blobId: string, advice: State['advice']) {
    const body = { orderId, applicant, kind, blobId }
    try {
      await ask<typeof visaCalls.replacePaper>('POST /api/visa/Submit/ReplacePaper', { body })
    } catch (error) {
      // if the response was lost, the request may already own the picture
      if (error instanceof Declined && hasResponse(error)) await destroyPicture(blobId)
      throw error
    }
    await revalidate()
    setState({ isBusy: false, advice })
  }
  async function orSaid(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ isBusy: false, fault: error.message, advice: [] })
    }
  }
  async function insist({ blobId }: Doubted) {
    setState({ isBusy: true, advice: [] })
    await orSaid(() => handIn(blobId, state.advice))
  }
  return {
    ...state,
    replace: (file: File) => void replace(file),
    goOn: (file: File) => void send(file),
    insist: (doubted: Doubted) => void insist(doubted),
  }
}
