import { DeskPage } from '#desk/web/desk-page.tsx'
import type { Route } from './+types/today-page'

export { loader } from './today-page.server.ts'

export default function TodayPage({ loaderData: { day, time } }: Route.ComponentProps) {
  return (
    <DeskPage title="امروز" sub={`${day}، ${time} به وقت تهران`}>
      {null}
    </DeskPage>
  )
}
