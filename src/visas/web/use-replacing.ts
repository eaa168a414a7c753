import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DocumentKind } from '#documents/kinds.ts'
import type { visaCalls } from '#visas/calls.ts'
import { lookAtPicture } from '#visas/web/look-at-picture.ts'
import { destroyPicture, sendPicture } from '#visas/web/send-picture.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

interface Wanted {
  readonly orderId: string
  readonly applicant: number
  readonly kind: DocumentKind
}

interface State {
  readonly isBusy: boolean
  readonly fault?: string
  readonly advice: readonly string[]
}

/** Sends another picture in place of one that was asked for again: looked at on the device first, as the first one was. */
export function useReplacing({ orderId, applicant, kind }: Wanted) {
  const [state, setState] = useState<State>({ isBusy: false, advice: [] })
  const { revalidate } = useRevalidator()

  async function replace(file: File) {
    setState({ isBusy: true, advice: [] })
    const looked = await lookAtPicture(file, kind)
    if (looked.wrong !== undefined) return setState({ isBusy: false, fault: looked.wrong, advice: [] })
    try {
      const blobId = await sendPicture(file, kind)
      await handIn(blobId)
      await revalidate()
      setState({ isBusy: false, advice: looked.advice })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ isBusy: false, fault: error.message, advice: [] })
    }
  }
  async function handIn(blobId: string) {
    const body = { orderId, applicant, kind, blobId }
    try {
      await ask<typeof visaCalls.replacePaper>('POST /api/visa/Submit/ReplacePaper', { body })
    } catch (error) {
      await destroyPicture(blobId)
      throw error
    }
  }
  return { ...state, replace: (file: File) => void replace(file) }
}
