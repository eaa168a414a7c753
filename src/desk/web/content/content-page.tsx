import './content.css'
import { useState } from 'react'
import { ContentDialog, type ContentMatter } from '#desk/web/content/content-dialog.tsx'
import { IncidentList } from '#desk/web/content/incident-list.tsx'
import { HeldReviews, PublishedReviews } from '#desk/web/content/review-list.tsx'
import { TextKinds } from '#desk/web/content/text-kinds-nav.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import type { Route } from './+types/content-page'

export { loader } from './content-page.server.ts'

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { incidents, held, published, services, seesReviews, kinds } = loaderData
  const [matter, setMatter] = useState<ContentMatter>()
  const mayWrite = useMay('incidents.write')
  const open = incidents.filter(({ isOpen }) => isOpen).length
  const waiting = seesReviews ? `، ${persianDigits(held.length)} نظر در انتظار` : ''
  return (
    <DeskPage
      title="وضعیت و نظرها"
      sub={`${open === 0 ? 'رخداد بازی نیست' : `${persianDigits(open)} رخداد باز`}${waiting}`}
      actions={mayWrite && <Button onClick={() => setMatter({ what: 'open', services })}>اعلام رخداد</Button>}
    >
      <TextKinds kinds={kinds} current="" />
      <div className="desk-content">
        <IncidentList incidents={incidents} onChoose={mayWrite ? setMatter : undefined} />
        {seesReviews && (
          <div className="desk-content-reviews">
            <HeldReviews reviews={held} onChoose={setMatter} />
            <PublishedReviews reviews={published} onChoose={setMatter} />
          </div>
        )}
      </div>
      <ContentDialog matter={matter} onClose={() => setMatter(undefined)} />
    </DeskPage>
  )
}
