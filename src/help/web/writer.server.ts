import type { LoaderFunctionArgs } from 'react-router'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export interface Writer {
  readonly name: string
  readonly mobile: string
}

/** Of whoever is signed in; empty of a guest. */
export async function writerIn(context: LoaderFunctionArgs['context']): Promise<Writer> {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') return { name: '', mobile: '' }
  const user = await agencyOf(context, 'help').accounts.userOf(visitor.userId)
  return { name: user?.name ?? '', mobile: user?.phone.replace(/^\+98/, '0') ?? '' }
}
