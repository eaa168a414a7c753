import '#web/ui/states/empty-state.css'
import '#web/ui/states/tag.css'
import '#documents/web/stored-documents.css'
import '#web/ui/states/note.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/calendar/date-box.css'
import '#documents/web/passport-scan.css'
import './name-check.css'
import './traveller-fields.css'
import './date-selects.css'
import './country-field.css'
import './passengers-page.css'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { nameView } from '#accounts/names.ts'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import type { SavedPassenger } from '#passengers/calls.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/passengers-page'

export { loader } from './passengers-page.server.ts'

const CoTravellers = woken(async () => (await import('#passengers/web/co-travellers.tsx')).CoTravellers)
const StoredDocuments = woken(
  async () => (await import('#documents/web/stored-documents.tsx')).StoredDocuments,
)
const PassengerEditor = woken(
  async () => (await import('#passengers/web/passenger-editor.tsx')).PassengerEditor,
)

interface Done {
  readonly said: string
}

export default function PassengersPage({ loaderData }: Route.ComponentProps) {
  const { name } = useBrand()
  const [params] = useSearchParams()
  const edited = params.get('edit')
  const { state } = useLocation() as { readonly state: Done | null }
  return (
    <ProfileFrame>
      <title>{`مسافران، ${name}`}</title>
      {edited === null ? (
        <>
          <CoTravellers {...loaderData} said={state?.said} waiting={<ListWaiting />} />
          <StoredDocuments
            documents={loaderData.kept}
            nameOf={(id) => nameIn(loaderData.saved, id)}
            waiting={null}
          />
        </>
      ) : (
        <Edited
          key={edited}
          {...loaderData}
          saved={loaderData.saved.find(({ id }) => id === edited)}
          isNew={edited === 'new'}
        />
      )}
    </ProfileFrame>
  )
}

function ListWaiting() {
  return (
    <>
      <header className="passengers-head">
        <h1>مسافران</h1>
      </header>
      <Waiting />
    </>
  )
}

interface EditedProps {
  readonly saved: SavedPassenger | undefined
  readonly isNew: boolean
  readonly today: string
}

function Edited({ saved, isNew, today }: EditedProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const back = listAddress(params)
  if (saved === undefined && !isNew) return <Gone back={back} />
  return (
    <>
      <header className="passengers-head">
        <LinkButton to={back} kind="ghost" size="small" aria-label="بازگشت به فهرست مسافران">
          <Icon name="arrow-right" size="medium" />
        </LinkButton>
        <h1>{isNew ? 'مسافر تازه' : 'ویرایش مسافر'}</h1>
      </header>
      <PassengerEditor
        saved={saved}
        today={today}
        back={back}
        onSaved={(kept) => {
          const name = nameView(kept)
          const said = isNew ? `${name} به فهرست اضافه شد.` : `مشخصات ${name} ذخیره شد.`
          void navigate(back, { replace: true, state: { said } satisfies Done })
        }}
      />
    </>
  )
}

function Gone({ back }: { readonly back: string }) {
  return (
    <EmptyState
      level="h1"
      title="این مسافر در فهرست شما نیست"
      actions={<LinkButton to={back}>فهرست مسافران</LinkButton>}
    >
      شاید از فهرست برداشته شده باشد.
    </EmptyState>
  )
}

function nameIn(saved: readonly SavedPassenger[], id: string): string | undefined {
  const one = saved.find((other) => other.id === id)
  return one && nameView(one)
}

function listAddress(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  rest.delete('edit')
  return rest.size === 0 ? '/profile/passengers' : `/profile/passengers?${rest}`
}
