import { useRef } from 'react'
import type { DocumentKind } from '#documents/kinds.ts'
import { lookedAt } from '#visas/web/looked-at.ts'
import { type Paper, paperKey } from '#visas/web/request-draft.ts'
import { destroyPicture, type SentPicture, sendPicture } from '#visas/web/send-picture.ts'
import { Declined } from '#web/declined.ts'

type Put = (key: string, paper: Paper | undefined) => void

export function usePapers(put: Put) {
  const latest = useRef(new Map<string, File>())
  /** sequential: the server allows two uploads at a time */
  const inLine = useRef<Promise<unknown>>(Promise.resolve())
  /** uploaded in this visit, known only here */
  const mine = useRef(new Map<string, string>())

  async function take(slot: number, kind: DocumentKind, file: File) {
    const key = paperKey(slot, kind)
    const { name } = file
    latest.current.set(key, file)
    put(key, { at: 'checking', name })
    const looked = await lookedAt(file, kind)
    if (latest.current.get(key) !== file) return
    if (looked.wrong !== undefined)
      return put(key, {
        at: 'wrong',
        name,
        says: looked.wrong,
        ...(looked.isTooLarge && { tooLarge: file }),
      })
    const { findings } = looked
    if (findings.length > 0) return put(key, { at: 'doubted', name, findings, file })
    await send(slot, kind, file)
  }

  async function send(slot: number, kind: DocumentKind, file: File) {
    const key = paperKey(slot, kind)
    const { name } = file
    const isLatest = () => latest.current.get(key) === file
    put(key, { at: 'sending', name })
    const sending = inLine.current.then(() => (isLatest() ? sentOrSaid(file, kind) : undefined))
    inLine.current = sending
    const sent = await sending
    if (sent === undefined) return undefined
    if ('says' in sent) return isLatest() ? put(key, { at: 'wrong', name, says: sent.says }) : undefined
    if (!isLatest()) return destroyPicture(sent.blobId)
    const before = mine.current.get(key)
    mine.current.set(key, sent.blobId)
    put(key, { at: 'kept', name, ...sent })
    if (before !== undefined) await destroyPicture(before)
  }
  return {
    take: (slot: number, kind: DocumentKind, file: File) => void take(slot, kind, file),
    /** In spite of what was found. */
    goOn: (slot: number, kind: DocumentKind, file: File) => void send(slot, kind, file),
    /** They belong to the request now. */
    handedIn: () => mine.current.clear(),
  }
}

async function sentOrSaid(file: File, kind: DocumentKind): Promise<SentPicture | { readonly says: string }> {
  try {
    return await sendPicture(file, kind)
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    return { says: error.message }
  }
}
