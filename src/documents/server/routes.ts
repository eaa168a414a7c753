import type { documentCalls } from '#documents/calls.ts'
import type { Documents } from '#documents/server/documents.ts'
import { refuse } from '#documents/server/refusals.ts'
import type { Handlers } from '#server/handlers.ts'

/** Only as an image in our own pages: no scripts, no framing, no cache. */
const alone = {
  'content-disposition': 'attachment; filename="document.jpg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

export function documentHandlers(documents: Documents): Handlers<typeof documentCalls> {
  return {
    upload: ({ userId, request, file, body: { kind, passportNumber } }) => {
      if (file === undefined) throw refuse('FILE_MISSING', { property: 'file' })
      return documents.keep({ userId, address: request.ip }, { kind, number: passportNumber, sent: file })
    },
    async read({ userId, request, file, body: { blobId } }) {
      const asker = { userId, address: request.ip }
      if (file !== undefined) return mutable(await documents.read(asker, { sent: file }))
      if (blobId === undefined) throw refuse('FILE_MISSING', { property: 'file' })
      return mutable(await documents.read(asker, { id: blobId }))
    },
    mine: async ({ userId }) => [...(await documents.mine(userId))],
    picture: async ({ userId, params }) => ({
      type: 'image/jpeg',
      headers: alone,
      body: await documents.picture(userId, params.token),
    }),
    async forget({ userId, params }) {
      await documents.forget(userId, params.id)
      return undefined
    },
  }
}

function mutable({ verdict, fields, doubtful }: Awaited<ReturnType<Documents['read']>>) {
  return { verdict, fields: { ...fields }, doubtful: [...doubtful] }
}
