import { type ComparedField, type ComparedForm, unlike } from '#documents/field-differences.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Finding } from '#documents/picture-check/finding-texts.ts'
import type { Reading } from '#documents/reader/reading.ts'
import type { Order, OrderPassenger } from '#orders/order.ts'
import { refuse } from '#visas/server/refusals.ts'
import { type Paper, requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

export interface PaperWanted {
  readonly applicant: number
  readonly kind: string
}

export interface ComparedOne {
  readonly field: ComparedField
  readonly typed: string
  /** empty where the picture did not tell */
  readonly read: string
  readonly state: 'same' | 'unlike' | 'unread'
}

export interface PictureChecks {
  readonly findings: readonly { readonly kind: DocumentKind; readonly found: readonly Finding[] }[]
  readonly compared: readonly ComparedOne[]
}

/** JPEG. Throws APPLICANT_UNKNOWN, DOCUMENT_NOT_FOUND. */
export async function paperPicture(
  room: Room,
  order: Order,
  { applicant, kind }: PaperWanted,
): Promise<Buffer> {
  const paper = (await papersOf(room, order, applicant)).find((own) => own.kind === kind)
  if (paper === undefined) throw refuse('APPLICANT_UNKNOWN')
  const jpeg = await kept(room, order, paper)
  if (jpeg === undefined) throw refuse('DOCUMENT_NOT_FOUND')
  return jpeg
}

/** Measures the pictures of one applicant and reads his passport. Throws APPLICANT_UNKNOWN, BUSY. */
export async function pictureChecks(room: Room, order: Order, applicant: number): Promise<PictureChecks> {
  const papers = await papersOf(room, order, applicant)
  const findings: { kind: DocumentKind; found: readonly Finding[] }[] = []
  for (const paper of papers) {
    const jpeg = await kept(room, order, paper)
    if (jpeg !== undefined)
      findings.push({ kind: paper.kind, found: await room.documents.findingsIn(jpeg, paper.kind) })
  }
  const blobId = papers.find(({ kind }) => kind === 'passport')?.blobId ?? null
  const reading = blobId === null ? undefined : await room.documents.readStored(order.ownerId, blobId)
  const passenger = (await room.orders.passengersOf(order.orderId))[applicant]
  return { findings, compared: passenger === undefined ? [] : comparedWith(typedOf(passenger), reading) }
}

async function papersOf(room: Room, { orderId }: Order, applicant: number): Promise<readonly Paper[]> {
  const one = (await requestOf(room.database, orderId))?.applicants[applicant]
  if (one === undefined) throw refuse('APPLICANT_UNKNOWN')
  return one.papers
}

async function kept({ documents }: Room, { ownerId }: Order, { blobId }: Paper): Promise<Buffer | undefined> {
  return blobId === null ? undefined : documents.stored(ownerId, blobId)
}

function typedOf({ firstName, lastName, birthDate, passport }: OrderPassenger): ComparedForm {
  return {
    lastName,
    firstName,
    passportNumber: passport?.number ?? '',
    birthDateFa: birthDate.toString(),
    passportExpirationDateFa: passport?.expiresOn.toString() ?? '',
  }
}

const unread: Reading = { verdict: 'invalid', fields: {}, doubtful: [] }

function comparedWith(form: ComparedForm, reading: Reading = unread): readonly ComparedOne[] {
  const differing = new Set(unlike(form, reading).map(({ field }) => field))
  return (Object.keys(form) as ComparedField[]).map((field) => {
    const read = reading.doubtful.includes(field) ? '' : (reading.fields[field] ?? '')
    const alike = read === '' ? 'unread' : 'same'
    return { field, typed: form[field], read, state: differing.has(field) ? 'unlike' : alike }
  })
}
