import type { dataCalls } from '#accounts/data-calls.ts'
import { cookiesUnder } from '#accounts/server/cookies.ts'
import type { PersonalData } from '#accounts/server/personal-data.ts'
import { sessionOf } from '#accounts/server/session-of.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Settings } from '#server/settings.ts'

export interface DataDoor {
  readonly personal: PersonalData
  readonly settings: Settings
  mustBeProven(sessionId: string): Promise<void>
}

/** Export and erasure, both only after a step-up. */
export function dataHandlers({ personal, settings, mustBeProven }: DataDoor): Handlers<typeof dataCalls> {
  const cookies = cookiesUnder(settings)
  return {
    erasable: ({ userId }) => personal.erasable(userId),
    async erase({ userId, visitor, reply }) {
      await mustBeProven(sessionOf(visitor))
      const proof = await personal.erase(userId)
      cookies.takeAway(reply, 'access', 'refresh', 'signed')
      return proof
    },
    async prepareExport({ visitor }) {
      await mustBeProven(sessionOf(visitor))
      return { address: '/accounts/data/export' }
    },
    async exported({ userId, visitor }) {
      await mustBeProven(sessionOf(visitor))
      return { type: 'application/zip', fileName: 'my-data.zip', body: personal.exported(userId) }
    },
  }
}
