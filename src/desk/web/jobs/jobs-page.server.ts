import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { failedJobs } from '#desk/server/jobs/laid-aside.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** an error of a database driver can be long */
const mostLetters = 300

export async function loader({ context, request }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const now = rooms.clock.now()
  const jobs = (await failedJobs(rooms)).map((job) => ({
    id: job.id,
    queue: job.queue,
    since: momentWords(job.since, now),
    tries: job.tries,
    says: job.says.slice(0, mostLetters),
    orderNumber: job.orderNumber,
  }))
  const chosen = new URL(request.url).searchParams.get('job')
  return { jobs, chosen: jobs.find(({ id }) => id === chosen) }
}

export type JobOnPage = Awaited<ReturnType<typeof loader>>['jobs'][number]
