import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { documentKinds } from '#documents/kinds.ts'
import { PICTURE } from '#documents/limits.ts'
import { findings } from '#documents/picture-check/finding-texts.ts'
import { READ_FIELDS } from '#documents/reader/reading.ts'
import { sentences } from '#documents/sentences.ts'

const picture = { mostBytes: PICTURE.mostBytes, tooLarge: sentences.tooLarge } as const

/** `link` shows the picture to its owner for some minutes. */
const DocumentView = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  width: z.int(),
  height: z.int(),
  createdAt: z.string(),
  purgeAt: z.string(),
  /** earlier than usual: the co-traveller was removed */
  goesWithPassenger: z.boolean(),
  link: z.string(),
  passengerId: z.nullable(z.uuid()),
})
export type StoredDocument = z.output<typeof DocumentView>

/** What was found wrong with it, none of which refuses it. */
const Uploaded = z.object({ ...DocumentView.shape, findings: z.array(z.enum(findings)) })
export type UploadedDocument = z.output<typeof Uploaded>

const field = z.enum(READ_FIELDS)
const shares = z.readonly(z.tuple([z.number(), z.number()]))

export const documentCalls = {
  upload: call('POST /blob/Blob/Upload', {
    summary:
      'Keeps a picture (JPG or PNG, 5 MB) of a document, sealed; a new one of the same takes its place',
    who: 'user',
    kind: 'multipart',
    file: picture,
    body: z.object({
      kind: z._default(z.enum(documentKinds, 'نوع مدرک درست نیست.'), 'passport'),
      passportNumber: z.optional(
        z.string().check(z.regex(/^[A-Za-z0-9]{6,10}$/, 'شمارهٔ گذرنامه درست نیست.')),
      ),
    }),
    answer: Uploaded,
  }),
  read: call('POST /blob/Blob/ReadMRZ', {
    summary: 'Reads the passport in a posted picture, which is not kept, or in a kept one',
    who: 'user',
    kind: 'multipart',
    file: picture,
    body: z.object({ blobId: z.optional(z.uuid('نشانی مدرک درست نیست.')) }),
    answer: z.object({
      verdict: z.enum(['accepted', 'prefill', 'invalid']),
      fields: z.partialRecord(field, z.string()),
      doubtful: z.array(field),
      /** the two lines in the upright picture, in shares of its width and height */
      strip: z.optional(z.object({ corner: shares, along: shares, down: shares })),
    }),
  }),
  mine: call('GET /blob/Blob/Mine', {
    summary: 'The documents kept for whoever is signed in, newest first',
    who: 'user',
    answer: z.array(DocumentView),
  }),
  picture: call('GET /blob/{token}', {
    summary: 'The picture of a link, to its owner alone',
    who: 'user',
    out: 'file',
    params: z.object({ token: z.string() }),
  }),
  forget: call('DELETE /blob/Blob/{id}', {
    summary: 'Destroys a kept document',
    who: 'user',
    params: z.object({ id: z.uuid('نشانی مدرک درست نیست.') }),
  }),
}
