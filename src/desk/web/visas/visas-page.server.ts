import type { LoaderFunctionArgs } from 'react-router'
import { isVisaGroup, type VisaGroup, visaGroups } from '#desk/web/visas/visa-groups.ts'
import { visaRow } from '#desk/web/visas/visa-row.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visas, clock } = agencyOf(context, 'desk')
  const asked = new URL(request.url).searchParams.get('stage')
  const chosen = isVisaGroup(asked) ? asked : undefined
  const [queue, awaited] = await Promise.all([visas.desk.queue(), visas.desk.awaited()])
  const now = clock.now()
  const rows = [...queue, ...awaited].map((queued) => visaRow(queued, now))
  const groups = Object.keys(visaGroups) as VisaGroup[]
  return {
    chosen,
    rows: rows.filter(({ group }) => chosen === undefined || group === chosen),
    counts: groups.map((group) => ({ group, many: rows.filter((row) => row.group === group).length })),
    total: rows.length,
  }
}
