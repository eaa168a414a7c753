import './agency-page.css'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { AgencyAccount } from '#agencies/web/agency-account.tsx'
import { Invitations } from '#agencies/web/invitations.tsx'
import { LeaveAgency } from '#agencies/web/leave-agency.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/agency-page'

export { loader } from './agency-page.server.ts'

const MarkupForm = woken(async () => (await import('#agencies/web/markup-form.tsx')).MarkupForm)
const PeopleList = woken(async () => (await import('#agencies/web/people-list.tsx')).PeopleList)

export default function AgencyPage({ loaderData: { agency, invitations } }: Route.ComponentProps) {
  const { name } = useBrand()
  const isManager = agency?.role === 'manager'
  return (
    <ProfileFrame>
      <title>{`آژانس، ${name}`}</title>
      <div className="agency">
        <header>
          <h1>{agency?.name ?? 'خرید اعتباری آژانس'}</h1>
          {isManager && (
            <LinkButton kind="line" size="small" to="/profile/agency/statement">
              صورت‌حساب
            </LinkButton>
          )}
        </header>
        <Invitations invitations={invitations} />
        {agency === null ? (
          invitations.length === 0 && (
            <Note>
              شما همکار هیچ آژانسی نیستید. اگر آژانس دارید، برای خرید اعتباری با پشتیبانی تماس بگیرید؛ اگر
              همکار آژانسی هستید، مدیر آن شما را با همین شماره موبایل دعوت می‌کند.
            </Note>
          )
        ) : (
          <>
            <AgencyAccount agency={agency} />
            {isManager && <MarkupForm markup={agency.markup} />}
            {isManager && <PeopleList people={agency.people} self={agency.personId} />}
            <LeaveAgency personId={agency.personId} />
          </>
        )}
      </div>
    </ProfileFrame>
  )
}
