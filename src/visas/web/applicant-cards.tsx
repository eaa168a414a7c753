import { nameShown } from '#accounts/names.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { birthsUntil } from '#passengers/web/editor-draft.ts'
import {
  type Faults,
  faultsUnder,
  nameOf,
  type PartyAsked,
  probablyTwice,
} from '#passengers/web/party-draft.ts'
import { TravellerCard } from '#passengers/web/traveller-card.tsx'
import { isOf, type TravellerDraft } from '#passengers/web/traveller-draft.ts'
import type { usePartyForm } from '#passengers/web/use-party-form.ts'
import type { VisaFacts } from '#visas/answered.ts'
import { applicantName } from '#visas/web/applicant-name.ts'
import { ApplicantPapers } from '#visas/web/applicant-papers.tsx'
import type { RequestDraft } from '#visas/web/request-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

interface Props {
  readonly facts: Pick<VisaFacts, 'papers'>
  readonly today: string
  readonly saved: readonly SavedPassenger[]
  readonly form: ReturnType<typeof usePartyForm>
  readonly asked: PartyAsked
  /** all that is wrong, and what of it is said */
  readonly faults: Faults
  readonly shown: Faults
  readonly request: RequestDraft
  readonly onFile: (index: number, kind: DocumentKind, file: File) => void
  /** undefined for the only one */
  readonly onTakeOff: ((index: number) => void) | undefined
}

/** A card for everybody who applies: the passport's fields, and the papers. */
export function ApplicantCards({ facts, form, asked, saved, request, ...props }: Props) {
  const { travellers } = form.draft
  const put = (index: number, draft: TravellerDraft, field: string) =>
    form.change({ ...form.draft, travellers: travellers.with(index, draft) }, nameOf(index, field))
  const alike = probablyTwice(form.draft, asked)
  return asked.travels.map((travel, index) => {
    const part = `passengers.${index}`
    const [draft, slot] = [travellers[index], request.slots[index]]
    if (draft === undefined || slot === undefined) return null
    const faults = faultsUnder(part, props.shown)
    const isElsewhere = (one: SavedPassenger) =>
      travellers.some((other, place) => place !== index && isOf(other, one))
    return (
      <TravellerCard
        key={slot}
        name={part}
        number={index + 1}
        numberInGroup={index + 1}
        called={{ title: applicantName(index), who: 'همان که در گذرنامه نوشته شده است' }}
        draft={draft}
        faults={faults}
        isComplete={Object.keys(faultsUnder(part, props.faults)).length === 0}
        document="visa"
        travel={travel}
        births={birthsUntil(Temporal.PlainDate.from(props.today))}
        saved={saved.filter((one) => !isElsewhere(one))}
        attach={(file) => <SamePicture onTake={() => props.onFile(index, 'passport', file)} />}
        onChange={(next, field) => put(index, next, field)}
        onLeave={(field) => form.leave(nameOf(index, field))}
        onPick={(next) => {
          form.forget(part)
          put(index, next, 'passportNumber')
        }}
      >
        <Alike like={alike.find((one) => one.index === index)?.like} />
        <ApplicantPapers
          needed={facts.papers}
          draft={request}
          index={index}
          faults={faults}
          onFile={(kind, file) => props.onFile(index, kind, file)}
        />
        <TakeOff draft={draft} index={index} onTakeOff={props.onTakeOff} />
      </TravellerCard>
    )
  })
}

/** A picture that filled the form is mostly the one the request needs too; it leaves the device only when its owner says so. */
function SamePicture({ onTake }: { readonly onTake: () => void }) {
  return (
    <Button kind="line" size="small" icon="upload-simple-bold" onClick={onTake}>
      همین تصویر برای مدارک
    </Button>
  )
}

function TakeOff({
  draft,
  index,
  onTakeOff,
}: Pick<Props, 'onTakeOff'> & { readonly draft: TravellerDraft; readonly index: number }) {
  if (onTakeOff === undefined) return null
  const name = nameShown(draft).trim()
  return (
    <Button kind="ghost" size="small" icon="trash-bold" onClick={() => onTakeOff(index)}>
      حذف {applicantName(index)}
      {name !== '' && <span className="only-spoken">، {name}</span>}
    </Button>
  )
}

/** Under an applicant's fields: that he is probably another one once more. */
function Alike({ like }: { readonly like: number | undefined }) {
  if (like === undefined) return null
  return (
    <Note tone="warn" icon="info-duotone" announced>
      نام و تاریخ تولد این متقاضی به {applicantName(like)} خیلی شبیه است؛ هر نفر یک بار نوشته می‌شود.
    </Note>
  )
}
