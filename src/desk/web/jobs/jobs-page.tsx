import { Link } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { JobPanel } from '#desk/web/jobs/job-panel.tsx'
import { persianDigits } from '#money/digits.ts'
import type { Route } from './+types/jobs-page'

export { loader } from './jobs-page.server.ts'

export default function JobsPage({ loaderData: { jobs, chosen } }: Route.ComponentProps) {
  const sub = jobs.length === 0 ? 'کار کنارگذاشته‌ای نیست' : `${persianDigits(jobs.length)} کار کنارگذاشته`
  return (
    <DeskPage title="کارهای کنارگذاشته" sub={sub}>
      <div className="desk-split" data-open={chosen ? '' : undefined}>
        <DeskTable
          caption="کارهایی که تا آخرین تلاش انجام نشدند، قدیمی‌ترین نخست"
          head={['از کی', 'صف', 'تلاش', 'سفارش', 'آخرین خطا']}
          empty="هر کاری که خانه داشت انجام شده است یا هنوز در صف خودش است."
          rows={jobs.map((job) => ({
            key: job.id,
            isChosen: job.id === chosen?.id,
            cells: [
              job.since,
              <Link key="open" to={`?${new URLSearchParams({ job: job.id })}`} preventScrollReset>
                <bdi>{job.queue}</bdi>
              </Link>,
              persianDigits(job.tries),
              job.orderNumber ?? '—',
              <bdi key="says">{job.says}</bdi>,
            ],
          }))}
        />
        {chosen && <JobPanel key={chosen.id} job={chosen} />}
      </div>
    </DeskPage>
  )
}
