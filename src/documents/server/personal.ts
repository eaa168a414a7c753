import type { Documents } from '#documents/server/documents.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function documentsPart(documents: Documents): PersonalPart {
  return {
    room: 'documents',
    async exported(userId) {
      const kept = await documents.mine(userId)
      return { kept: kept.map(({ kind, createdAt, purgeAt }) => ({ kind, createdAt, purgeAt })) }
    },
    async *files(userId) {
      let number = 0
      for await (const { kind, jpeg } of documents.export(userId)) {
        number += 1
        yield { name: `${number}-${kind}.jpg`, body: jpeg }
      }
    },
    erase: (trx, { userId }) => documents.erase(trx, userId),
  }
}
