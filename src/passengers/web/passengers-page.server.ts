import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** 404 for editing somebody who is not on the list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { pathname, search, searchParams } = new URL(request.url)
  if (visitor.kind === 'guest') throw redirect(`/?next=${encodeURIComponent(pathname + search)}`)
  const { passengers, documents, clock } = agencyOf(context, 'passengers')
  const { userId } = visitor
  const [saved, past, trips, kept] = await Promise.all([
    passengers.savedOf(userId),
    passengers.pastOf(userId),
    passengers.watchedOf(userId),
    documents.mine(userId),
  ])
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString()
  const edited = searchParams.get('edit') ?? 'new'
  const isThere = edited === 'new' || saved.some(({ id }) => id === edited)
  return data({ saved, past, trips, kept, today }, { status: isThere ? 200 : 404 })
}
