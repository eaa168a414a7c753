import type { DocumentKind } from '#documents/kinds.ts'
import type { Finding } from '#documents/picture-check/finding-texts.ts'
import type { Reading } from '#documents/reader/reading.ts'
import type { Faults } from '#passengers/web/party-draft.ts'
import { MOST_APPLICANTS } from '#visas/choice.ts'
import type { PaperNeeded } from '#visas/responses.ts'
import type { TravelDays } from '#visas/travel-days.ts'

/** Checked on the device, waiting for its sender's word, uploading, stored under its id, or rejected. */
export type Paper =
  | { readonly at: 'checking'; readonly name: string }
  | {
      readonly at: 'doubted'
      readonly name: string
      readonly findings: readonly Finding[]
      readonly file: File
    }
  | { readonly at: 'sending'; readonly name: string }
  | {
      readonly at: 'kept'
      readonly name: string
      readonly blobId: string
      readonly advice: readonly string[]
      readonly reading?: Reading | undefined
    }
  | { readonly at: 'wrong'; readonly name: string; readonly says: string; readonly tooLarge?: File }

/** Each applicant keeps their slot while others are removed, so that an upload in progress finds its owner. */
export interface RequestDraft {
  readonly slots: readonly number[]
  readonly next: number
  readonly papers: Readonly<Record<string, Paper>>
  readonly travelDate: string
}

export function newRequest(count: number): RequestDraft {
  return { slots: Array.from({ length: count }, (_, slot) => slot), next: count, papers: {}, travelDate: '' }
}

export function withOneMore(draft: RequestDraft): RequestDraft {
  if (draft.slots.length >= MOST_APPLICANTS) return draft
  return { ...draft, slots: [...draft.slots, draft.next], next: draft.next + 1 }
}

export function withoutOne(draft: RequestDraft, index: number): RequestDraft {
  const slot = draft.slots[index]
  if (slot === undefined || draft.slots.length === 1) return draft
  return {
    ...draft,
    slots: draft.slots.toSpliced(index, 1),
    papers: only(draft.papers, (key) => !key.startsWith(`${slot} `)),
  }
}

export function withPaper(draft: RequestDraft, key: string, paper: Paper | undefined): RequestDraft {
  const others = only(draft.papers, (one) => one !== key)
  return { ...draft, papers: paper === undefined ? others : { ...others, [key]: paper } }
}

export function paperKey(slot: number, kind: DocumentKind): string {
  return `${slot} ${kind}`
}

export function paperOf({ slots, papers }: RequestDraft, index: number, kind: DocumentKind) {
  const slot = slots[index]
  return slot === undefined ? undefined : papers[paperKey(slot, kind)]
}

export function papersSent(draft: RequestDraft, index: number, needed: readonly PaperNeeded[]) {
  return needed.flatMap(({ kind }) => {
    const paper = paperOf(draft, index, kind)
    return paper?.at === 'kept' ? [{ kind, blobId: paper.blobId }] : []
  })
}

/** Besides the people, by form name: `passengers.0.papers.photo`, `travelDate`. */
export function requestFaults(
  draft: RequestDraft,
  { needed, days }: { readonly needed: readonly PaperNeeded[]; readonly days: TravelDays },
): Faults {
  const papers = draft.slots.flatMap((_, index) =>
    needed.flatMap(({ kind, isOptional }) => {
      const paper = paperOf(draft, index, kind)
      if (paper?.at === 'kept' || (isOptional && paper === undefined)) return []
      return [[`passengers.${index}.papers.${kind}`, paperFault(paper)] as const]
    }),
  )
  return Object.fromEntries([...travelFault(draft.travelDate, days), ...papers])
}

function paperFault(paper: Paper | undefined): string {
  if (paper === undefined) return 'این مدرک لازم است.'
  if (paper.at === 'doubted') return 'تصویر دیگری انتخاب کنید یا با همین ادامه دهید.'
  return paper.at === 'wrong' ? paper.says : 'تا رسیدن تصویر صبر کنید.'
}

function travelFault(day: string, { first, last }: TravelDays): readonly (readonly [string, string])[] {
  if (day === '') return [['travelDate', 'تاریخ سفر را انتخاب کنید.']]
  return day < first || day > last ? [['travelDate', 'این روز برای سفر با این ویزا نمی‌شود.']] : []
}

export function requestSentence(draft: RequestDraft): string {
  return JSON.stringify({ ...draft, papers: only(draft.papers, (_, paper) => paper.at === 'kept') })
}

/** From the browser's storage, for the address's number of applicants,
 * without deleted pictures; `fresh` when nothing was stored. */
export function requestFrom(
  kept: string | null,
  fresh: RequestDraft,
  isThere: (blobId: string) => boolean,
): RequestDraft {
  const found = parsed(kept)
  if (found === undefined) return fresh
  const { slots, next, papers, travelDate } = found
  const first = slots.slice(0, fresh.slots.length)
  let draft: RequestDraft = { slots: first, next, papers: {}, travelDate }
  while (draft.slots.length < fresh.slots.length) draft = withOneMore(draft)
  const theirs = only(papers, (key, paper) => {
    const isOfSlot = draft.slots.includes(Number(key.split(' ')[0]))
    return isOfSlot && paper.at === 'kept' && isThere(paper.blobId)
  })
  return { ...draft, papers: theirs }
}

function parsed(kept: string | null): RequestDraft | undefined {
  try {
    const found = JSON.parse(kept ?? 'null') as Partial<RequestDraft> | null
    const isDraft =
      Array.isArray(found?.slots) &&
      typeof found.next === 'number' &&
      typeof found.papers === 'object' &&
      typeof found.travelDate === 'string'
    return isDraft ? (found as RequestDraft) : undefined
  } catch {
    return undefined
  }
}

function only(
  papers: RequestDraft['papers'],
  isKept: (key: string, paper: Paper) => boolean,
): RequestDraft['papers'] {
  return Object.fromEntries(Object.entries(papers).filter(([key, paper]) => isKept(key, paper)))
}
